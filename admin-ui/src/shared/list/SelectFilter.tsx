import { useListContext, useTranslate } from 'react-admin';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { useIsFixed } from './fixed-filter.ts';

type Props = {
  source: string;
  label: string;
  choices: readonly { id: string; name: string }[];
};

/** One of a few values to filter by; none shows all. */
export const SelectFilter = ({ source, label, choices }: Props) => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFixed = useIsFixed(source);
  const change = (value: string) => {
    const { [source]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [source]: value } : others);
  };
  if (isFixed) return null;
  return (
    <PillSelect
      label={label}
      value={filterValues[source] ?? ''}
      onChange={change}
      choices={[{ id: '', name: t('common.list.anyOf', { label }) }, ...choices]}
    />
  );
};
