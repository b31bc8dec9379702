import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FileView } from 'contracts/library/file/file.entity';
import { useId } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useBytes } from '#admin-ui/library/bytes';
import { useFolderWay } from '#admin-ui/library/folder/useFolders';
import { folderPath } from '#admin-ui/library/places';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Facts } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { FileActions } from './FileActions.tsx';
import { usePreview } from './useTicket.ts';

const Head = styled('header')({ display: 'flex', alignItems: 'flex-start', gap: 12, marginBottom: 16 });
const Shown = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  marginBottom: 20,
  borderRadius: 10,
  overflow: 'hidden',
  background: theme.palette.brand.sunken,
  '& img, & video': { maxWidth: '100%', maxHeight: 320 },
}));

/** Pictures, video and audio are shown in the page, everything else is saved (docs/product.md FILE-9). */
const Preview = ({ file }: { file: FileView }) => {
  const isShown = file.status === 'completed' && file.type !== null && file.type !== 'document';
  const { data: url } = usePreview(file.id, isShown);
  if (!isShown || !url) return null;
  // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions.
  return <Shown>{file.type === 'image' ? <img src={url} alt={file.name} /> : <video src={url} controls />}</Shown>;
};

const Details = ({ file, onLeave }: { file: FileView; onLeave: () => void }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const { way } = useFolderWay(file.folderId);
  const word = (field: string) => t(`resources.files.fields.${field}`);
  const facts: [string, React.ReactNode][] = [
    [word('type'), file.type ? `${t(`resources.files.type.${file.type}`)} (${file.extension})` : null],
    [word('status'), t(`resources.files.status.${file.status}`)],
    [word('size'), bytes(file.size)],
    [word('folderId'), way.map(({ name }) => name).join(' / ')],
    [word('uploaderName'), file.uploaderName],
    [t('library.uploadedAt'), <When key="at" at={file.createdAt} withTime />],
    [word('scan'), file.scan ? t(`resources.files.scan.${file.scan}`) : null],
    [
      word('sha256'),
      <code key="sha" style={{ fontSize: '0.8125rem' }}>
        {file.sha256}
      </code>,
    ],
  ];
  return (
    <>
      <Preview file={file} />
      <FileActions file={file} onLeave={onLeave} />
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value ?? t('common.none')}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
};

/** What is known of a file, and what can be done with it. */
export const FileDrawer = ({ id, folderId }: { id: string; folderId: string }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  const { data: file, error, refetch } = useGetOne<FileView>('files', { id }, { onError: () => undefined });
  const close = () => void navigate(folderPath(folderId));
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(480px, 100%)', p: 2.5 } },
      }}
    >
      <Head>
        <Typography id={titleId} variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {file?.name ?? t('common.loading')}
        </Typography>
        <IconButton aria-label={t('common.close')} onClick={close}>
          <Close aria-hidden="true" />
        </IconButton>
      </Head>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {file && <Details file={file} onLeave={close} />}
    </Drawer>
  );
};
