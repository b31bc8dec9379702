import DriveFolderUploadOutlined from '@mui/icons-material/DriveFolderUploadOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FileInput } from 'ui-kit/form/FileInput.tsx';
import { chosenFiles, type FolderFile } from 'ui-kit/upload/folder-files';

/** Chooses a folder of this computer to upload with all that is in it. Phones have none to choose. */
export const UploadFolderButton = ({ onFiles }: { onFiles: (files: readonly FolderFile[]) => void }) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DriveFolderUploadOutlined />}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        onClick={() => input.current?.click()}
      >
        {t('library.upload.folder')}
      </Button>
      <FileInput
        ref={input}
        hidden
        {...{ webkitdirectory: '' }}
        aria-label={t('library.upload.chooseFolder')}
        onFiles={(files) => onFiles(chosenFiles(files))}
      />
    </>
  );
};
