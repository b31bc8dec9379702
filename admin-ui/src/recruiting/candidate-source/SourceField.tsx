import { useWatch } from 'react-hook-form';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { useSources } from './useSources.ts';

/** Where somebody came from, chosen from all sources that the company has. Belongs inside a form. */
export const SourceField = (props: { label?: string; hint?: string }) => {
  const chosen: string | null = useWatch({ name: 'source' }) ?? null;
  return <ComboboxField {...props} source="source" choices={useSources().offered(chosen)} />;
};
