import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileInput } from 'ui-kit/form/FileInput.tsx';

const Drop = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 'clamp(20px, 4vw, 40px)',
  borderRadius: 12,
  border: `1.5px dashed ${theme.palette.divider}`,
  textAlign: 'center',
  '&[data-over]': { borderColor: theme.palette.brand.brand, background: theme.palette.brand.sunken },
  '& p': { margin: 0, maxWidth: '60ch', fontSize: '0.875rem', color: theme.palette.text.secondary },
}));

const words = 'training.import';

type Props = { hint: string; isBusy: boolean; onPick: (files: File[]) => void };

/** Chooses an archive, single files or a folder, or takes what is dropped. */
export const PickFiles = ({ hint, isBusy, onPick }: Props) => {
  const t = useTranslate();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const input = (label: string, ref: typeof files, more: object) => (
    <FileInput ref={ref} multiple hidden aria-label={t(label)} onFiles={onPick} {...more} />
  );
  return (
    <Drop
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) onPick([...event.dataTransfer.files]);
      }}
    >
      <UploadFileOutlined aria-hidden="true" color="disabled" fontSize="large" />
      <p>{hint}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 }}>
        {input(`${words}.files`, files, { accept: '.zip,.md,.markdown,application/zip,text/markdown' })}
        <Button variant="outlined" disabled={isBusy} onClick={() => files.current?.click()}>
          {t(`${words}.files`)}
        </Button>
        {input(`${words}.folder`, folder, { webkitdirectory: '' })}
        <Button variant="outlined" disabled={isBusy} onClick={() => folder.current?.click()}>
          {t(`${words}.folder`)}
        </Button>
      </div>
    </Drop>
  );
};
