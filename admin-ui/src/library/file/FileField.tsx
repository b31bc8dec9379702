import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { FileType } from 'contracts/library/file/file.choices';
import type { FileView } from 'contracts/library/file/file.entity';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { useRef, useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { ACCEPTED } from '#admin-ui/library/upload/UploadButton.tsx';
import { uploadTo } from '#admin-ui/library/upload/uploads';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { useUploaded } from './useUploaded.ts';

/** Files that are looked through at once; the rest is found by typing. */
const SHOWN = 100;

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > div': { flex: '1 1 220px', minWidth: 0 },
  '& > button': { flex: 'none' },
});

const Upload = ({ label, onFile }: { label: string; onFile: (file: File) => void }) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
        {t('library.upload.one')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={`${t('library.upload.one')}: ${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
};

/** A file of the company's library, found by its name or uploaded into it; nothing chosen is null. */
export const FileField = ({ source, type }: { source: string; type?: FileType }) => {
  const t = useTranslate();
  const { id, field, fault, label, hint } = useField({ source, defaultValue: null });
  const [q, setSearch] = useState('');
  const { data = [] } = useGetList<FileView>('files', {
    filter: { isTrashed: false, ...(q.trim() && { q: q.trim() }) },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const { about, uploading, uploadFault } = useUploaded((fileId) => field.onChange(fileId));
  const chosenId = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const { data: chosen } = useGetOne<FileView>(
    'files',
    { id: chosenId ?? '' },
    { enabled: chosenId !== null, retry: false },
  );
  const said = uploadFault ?? fault;
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={said}>
      <Line>
        <Combobox
          placeholder={t('common.find')}
          choices={data.filter((one) => type === undefined || one.type === type)}
          chosen={chosenId === null ? null : { id: chosenId, name: chosen?.name ?? '…' }}
          onChoose={(choice) => field.onChange(choice?.id ?? null)}
          onSearch={setSearch}
          {...describedBy(id, { hint, fault: said })}
        />
        <Allowed to="tenant.files.create">
          <Upload label={label} onFile={(file) => uploadTo(systemFolders.root, [file], about)} />
        </Allowed>
      </Line>
      {uploading && (
        <FormHelperText role="status" sx={{ m: 0 }}>
          {t('library.upload.sending', { name: uploading.name })}
        </FormHelperText>
      )}
    </FieldFrame>
  );
};
