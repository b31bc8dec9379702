import OpenInFull from '@mui/icons-material/OpenInFull';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileIcon } from '#admin-ui/library/file/FileIcon.tsx';
import { useFileBytes, usePreview } from '#admin-ui/library/file/useTicket';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { LargePreview } from './LargePreview.tsx';
import { MediaPreview } from './MediaPreview.tsx';
import { type PreviewedFile, type PreviewKind, previewKind } from './preview-kind.ts';

const PdfPreview = lazyPage(() => import('./PdfPreview.tsx'), 'PdfPreview');
const TextPreview = lazyPage(() => import('./TextPreview.tsx'), 'TextPreview');

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  flexShrink: 0,
  minHeight: 120,
  marginBottom: 20,
  borderRadius: 10,
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.brand.sunken,
  '& img, & video': { display: 'block', maxWidth: '100%', maxHeight: 'inherit' },
  '& audio': { width: '100%', padding: 12 },
}));
const Enlarge = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: 8,
  right: 8,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  '&:hover': { background: theme.palette.brand.sunken },
}));
const Nothing = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  alignSelf: 'center',
  padding: 24,
  fontSize: '0.875rem',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));

type Props = { file: PreviewedFile; kind: PreviewKind; onFault: () => void };

const Picture = ({ file, onFault }: Omit<Props, 'kind'>) => {
  const { data: url, isError } = usePreview(file.id, true);
  if (isError) return <NoPreview file={file} reason="failed" />;
  return url ? <img src={url} alt={file.name} onError={onFault} /> : <Skeleton width="100%" height={200} />;
};

const Drawn = ({ file, kind, onFault }: Props) => {
  const { data: bytes, isError } = useFileBytes(file.id, true);
  const Sheet = kind === 'pdf' ? PdfPreview : TextPreview;
  const waiting = <Skeleton width="100%" height={240} />;
  if (isError) return <NoPreview file={file} reason="failed" />;
  if (!bytes) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Sheet bytes={bytes} name={file.name} onFault={onFault} />
    </Suspense>
  );
};

const NoPreview = ({ file, reason }: { file: PreviewedFile; reason: 'none' | 'large' | 'failed' }) => {
  const t = useTranslate();
  return (
    <Nothing>
      <FileIcon file={file} sx={{ fontSize: 36 }} />
      {t(`library.preview.${reason}`)}
    </Nothing>
  );
};

const Content = ({ file, kind, onFault }: Props): ReactNode => {
  if (kind === 'image') return <Picture file={file} onFault={onFault} />;
  if (kind === 'media') return <MediaPreview file={file} onFault={onFault} />;
  return <Drawn file={file} kind={kind} onFault={onFault} />;
};

/** What is in a file, shown in the page as far as nothing in it can run (docs/product.md FILE-9). */
export const Preview = ({ file }: { file: PreviewedFile }) => {
  const t = useTranslate();
  const [hasFailed, setFailed] = useState(false);
  const [isLarge, setLarge] = useState(false);
  if (file.status !== 'completed') return null;
  const kind = previewKind(file);
  const onFault = () => setFailed(true);
  if (kind === 'none' || kind === 'large' || hasFailed)
    return (
      <Frame>
        <NoPreview file={file} reason={hasFailed ? 'failed' : (kind as 'none' | 'large')} />
      </Frame>
    );
  return (
    <Frame style={{ maxHeight: kind === 'pdf' ? undefined : 360 }}>
      <Content file={file} kind={kind} onFault={onFault} />
      {kind !== 'media' && (
        <Enlarge aria-label={t('library.preview.enlarge')} onClick={() => setLarge(true)}>
          <OpenInFull aria-hidden="true" fontSize="small" />
        </Enlarge>
      )}
      {isLarge && (
        <LargePreview name={file.name} onClose={() => setLarge(false)}>
          <Content file={file} kind={kind} onFault={onFault} />
        </LargePreview>
      )}
    </Frame>
  );
};
