import type { FileView } from 'contracts/library/file/file.entity';
import { useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';

/** Files that are looked through for videos at once; the rest is found by typing. */
const SHOWN = 100;

/** A video of the company's library, found by its name; nothing chosen is null. */
export const VideoField = ({ source }: { source: string }) => {
  const t = useTranslate();
  const { id, field, fault, label, hint } = useField({ source, defaultValue: null });
  const [q, setSearch] = useState('');
  const { data = [] } = useGetList<FileView>('files', {
    filter: { isTrashed: false, ...(q.trim() && { q: q.trim() }) },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const chosenId = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const { data: chosen } = useGetOne<FileView>(
    'files',
    { id: chosenId ?? '' },
    { enabled: chosenId !== null, retry: false },
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      <Combobox
        placeholder={t('common.find')}
        choices={data.filter(({ type }) => type === 'video')}
        chosen={chosenId === null ? null : { id: chosenId, name: chosen?.name ?? '…' }}
        onChoose={(choice) => field.onChange(choice?.id ?? null)}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
