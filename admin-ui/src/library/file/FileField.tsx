import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { styled } from '@mui/material/styles';
import { type FileType, type UploadKind, uploadLimits } from 'contracts/library/file/file.choices';
import type { FileView } from 'contracts/library/file/file.entity';
import type { EarlyFault } from 'contracts/library/file/upload-fault';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { acceptedFor } from '#admin-ui/library/upload/UploadButton.tsx';
import { UploadLine } from '#admin-ui/library/upload/UploadLine.tsx';
import { uploads, uploadTo } from '#admin-ui/library/upload/uploads';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { FileButton } from '#admin-ui/shared/FileButton.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { useFileDrop } from './useFileDrop.ts';
import { useUploaded } from './useUploaded.ts';

/** Files that are looked through at once; the rest is found by typing. */
const SHOWN = 100;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  borderRadius: 8,
  '&[data-over]': { outline: `2px dashed ${theme.palette.primary.main}`, outlineOffset: 4 },
  '& > div': { flex: '1 1 220px', minWidth: 0 },
  '& > button': { flex: 'none' },
}));
const Uploading = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

type UploadProps = { label: string; kind: UploadKind; onFiles: (files: File[]) => void };

const Upload = ({ label, kind, onFiles }: UploadProps) => {
  const t = useTranslate();
  return (
    <FileButton
      label={t('library.upload.one')}
      inputLabel={`${t('library.upload.one')}: ${label}`}
      accept={acceptedFor(kind)}
      onFile={(file) => onFiles([file])}
      button={{ variant: 'outlined', startIcon: <UploadFileOutlined /> }}
    />
  );
};

const NOT_OF_TYPE: EarlyFault = 'file-type-wrong';

/** As what a file is uploaded that is to be of a type. */
const kindOf: Partial<Record<FileType, UploadKind>> = { video: 'video' };

type Props = {
  source: string;
  type?: FileType;
  /** As what it is uploaded; default: whatever is of the type. */
  kind?: UploadKind;
};

/** A file of the company's library, found by its name, or one of this computer: chosen, dropped or pasted. Nothing chosen is null. */
export const FileField = ({ source, type, kind = (type && kindOf[type]) ?? 'attachment' }: Props) => {
  const t = useTranslate();
  const bytes = useBytes();
  const mayUpload = useCan()('tenant.files.create');
  const { id, field, fault, label, hint } = useField({ source, defaultValue: null });
  const [q, setSearch] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { data = [] } = useGetList<FileView>('files', {
    filter: { isTrashed: false, ...(type && { type }), ...(q.trim() && { q: q.trim() }) },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const { about, item } = useUploaded((fileId) => field.onChange(fileId));
  const chosenId = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const { data: chosen } = useGetOne<FileView>(
    'files',
    { id: chosenId ?? '' },
    { enabled: chosenId !== null, retry: false },
  );
  const take = (files: File[]) => {
    const [file] = files;
    if (!file) return;
    setWrong(undefined);
    if (files.length > 1) return setWrong(t('library.upload.oneOnly'));
    // What its kind may be is looked at by whoever sends it; an attachment may be anything.
    if (type === 'image' && kind === 'attachment' && file.type !== '' && !file.type.startsWith('image/'))
      return setWrong(t(`problem.${NOT_OF_TYPE}`));
    // What came before it is of this field no longer.
    if (item) uploads.remove(item.id);
    uploadTo(systemFolders.root, [file], { kind, about });
  };
  const said = wrong ?? fault;
  const limit = uploadLimits[kind];
  const types = limit.extensions.join(', ').toUpperCase();
  const told = hint ?? (mayUpload ? t('library.upload.limit', { types, size: bytes(limit.maxBytes) }) : undefined);
  return (
    <FieldFrame id={id} label={label} hint={told} fault={said}>
      <Line {...useFileDrop(mayUpload, take)}>
        <Combobox
          placeholder={t('common.find')}
          choices={data}
          chosen={chosenId === null ? null : { id: chosenId, name: chosen?.name ?? '…' }}
          onChoose={(choice) => field.onChange(choice?.id ?? null)}
          onSearch={setSearch}
          {...describedBy(id, { hint: told, fault: said })}
        />
        {mayUpload && <Upload label={label} kind={kind} onFiles={take} />}
      </Line>
      {item && (
        <Uploading aria-label={t('library.upload.status')}>
          <UploadLine item={item} />
        </Uploading>
      )}
    </FieldFrame>
  );
};
