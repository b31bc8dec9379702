import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import {
  type AcceptedExtension,
  acceptedTypes,
  type UploadKind,
  uploadLimits,
} from 'contracts/library/file/file.choices';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FileInput } from 'ui-kit/form/FileInput.tsx';

/** What the browser's dialog offers first for a kind of upload. */
export const acceptedFor = (kind: UploadKind): string => {
  const { extensions }: { extensions: readonly AcceptedExtension[] } = uploadLimits[kind];
  return [
    ...[...extensions, ...(extensions.includes('jpg') ? ['jpeg'] : [])].map((extension) => `.${extension}`),
    ...extensions.map((extension) => acceptedTypes[extension].mime),
  ].join(',');
};

/** Chooses files to upload. */
export const UploadButton = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
        {t('library.upload.action')}
      </Button>
      <FileInput
        ref={input}
        multiple
        hidden
        accept={acceptedFor('attachment')}
        aria-label={t('library.upload.choose')}
        onFiles={onFiles}
      />
    </>
  );
};
