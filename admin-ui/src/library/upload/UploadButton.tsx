import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { acceptedTypes, uploadLimits } from 'contracts/library/file/file.choices';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

/** What the browser's dialog offers first. */
export const ACCEPTED = [...uploadLimits.attachment.extensions, 'jpeg']
  .map((extension) => `.${extension}`)
  .concat(Object.values(acceptedTypes).map(({ mime }) => mime))
  .join(',');

/** Chooses files to upload. */
export const UploadButton = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
        {t('library.upload.action')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('library.upload.choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
};
