import { useTranslate } from 'react-admin';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { useDescription } from './description.ts';
import { optionsOf } from './kinds.ts';

/** Narrows the list to one of the values that a field may have. */
export const ChoiceFilter = ({ source }: { source: string }) => {
  const t = useTranslate();
  const { name, entity } = useDescription();
  const schema = entity.view.shape[source];
  const choices = (schema ? optionsOf(schema) : []).map((id) => ({ id, name: t(`resources.${name}.${source}.${id}`) }));
  return <SelectFilter source={source} label={t(`resources.${name}.fields.${source}`)} choices={choices} />;
};
