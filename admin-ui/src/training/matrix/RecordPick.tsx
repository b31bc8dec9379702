import { useState } from 'react';
import { type RaRecord, useGetList, useGetOne, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { permissionTo } from '#admin-ui/shared/resource/permission-to';
import { useResource } from '#admin-ui/shared/resource/useResource';

type Named = RaRecord & { id: string; name: string };
type Props = { reference: string; label: string; value: string; onChange: (value: string) => void };

/** Narrows a page that is no list to what belongs to one record, found by typing. */
export const RecordPick = ({ reference, label, value, onChange }: Props) => {
  const t = useTranslate();
  const isReadable = useCan()(permissionTo('read', useResource(reference)));
  const [q, setSearch] = useState('');
  const { data = [] } = useGetList<Named>(
    reference,
    { pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' }, filter: q ? { q } : {} },
    { enabled: isReadable, retry: false },
  );
  const { data: chosen } = useGetOne<Named>(
    reference,
    { id: value },
    { enabled: isReadable && value !== '', retry: false },
  );
  if (!isReadable) return null;
  return (
    <div style={{ flex: '1 1 160px', maxWidth: 260 }}>
      <Combobox
        size="small"
        aria-label={label}
        placeholder={t('common.list.anyOf', { label })}
        choices={data.map(({ id, name }) => ({ id, name }))}
        chosen={value !== '' && chosen ? { id: chosen.id, name: chosen.name } : null}
        onChoose={(choice) => onChange(choice?.id ?? '')}
        onSearch={(text) => setSearch(text.trim())}
      />
    </div>
  );
};
