import { useListContext, useTranslate } from 'react-admin';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';

/** Everybody, or the company's shortlist. */
export const ShortlistFilter = () => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const words = 'resources.marketplace-candidates.shortlist';
  const change = (value: string) => {
    const { isShortlisted: _, ...others } = filterValues;
    setFilters(value ? { ...others, isShortlisted: true } : others);
  };
  return (
    <PillSelect
      label={t(`${words}.name`)}
      value={filterValues.isShortlisted ? 'only' : ''}
      onChange={change}
      choices={[
        { id: '', name: t(`${words}.all`) },
        { id: 'only', name: t(`${words}.name`) },
      ]}
    />
  );
};
