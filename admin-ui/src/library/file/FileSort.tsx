import { useListContext, useTranslate } from 'react-admin';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';

const sorts = ['name.ASC', 'name.DESC', 'updatedAt.DESC', 'updatedAt.ASC', 'size.DESC', 'size.ASC'] as const;

/** The order of files where there are no headings to choose it by. */
export const FileSort = () => {
  const t = useTranslate();
  const { sort, setSort } = useListContext();
  return (
    <PillSelect
      highlight={false}
      label={t('library.sort.label')}
      value={`${sort.field}.${sort.order}`}
      onChange={(value) => {
        const [field = '', order] = value.split('.');
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}
      choices={sorts.map((id) => ({ id, name: t(`library.sort.${id}`) }))}
    />
  );
};
