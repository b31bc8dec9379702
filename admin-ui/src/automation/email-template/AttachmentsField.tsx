import { MAX_MAIL_FILES } from 'contracts/automation/mail/mail.limits';
import type { FileView } from 'contracts/library/file/file.entity';
import { useState } from 'react';
import { useGetList, useGetMany, useTranslate } from 'react-admin';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';

/** Files that are looked through at once; the rest is found by typing. */
const SHOWN = 50;

/** Files of the library that go along. */
export const AttachmentsField = ({ source }: { source: string }) => {
  const t = useTranslate();
  const { id, field, fault, label, hint } = useField({ source, defaultValue: [] });
  const ids = (field.value ?? []) as string[];
  const [q, setSearch] = useState('');
  const { data: found = [] } = useGetList<FileView>('files', {
    filter: { isTrashed: false, ...(q.trim() && { q: q.trim() }) },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const { data: files = [] } = useGetMany<FileView>('files', { ids }, { enabled: ids.length > 0, retry: false });
  const note = ids.length >= MAX_MAIL_FILES ? t('common.items.full', { max: MAX_MAIL_FILES }) : hint;
  return (
    <FieldFrame id={id} label={label} hint={note} fault={fault}>
      <MultiChoice
        placeholder={t('common.find')}
        choices={found.filter(({ status }) => status === 'completed')}
        chosen={ids.map((one) => ({ id: one, name: files.find((file) => file?.id === one)?.name ?? '…' }))}
        onChange={(chosen) => field.onChange(chosen.slice(0, MAX_MAIL_FILES))}
        onSearch={setSearch}
        {...describedBy(id, { hint: note, fault })}
      />
    </FieldFrame>
  );
};
