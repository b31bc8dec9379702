import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { areUploadsLost } from 'ui-kit/upload/kept-uploads';
import { isRemoving, isUnfinished, type UploadItem } from 'ui-kit/upload/upload-item';
import { UploadLine } from './UploadLine.tsx';
import { uploadPanel } from './upload-panel.ts';
import { uploads, useUploads } from './uploads.ts';

const Frame = styled('section')(({ theme }) => ({
  position: 'fixed',
  right: 16,
  bottom: 16,
  zIndex: 20,
  width: 'min(400px, calc(100vw - 32px))',
  borderRadius: 12,
  border: `1px solid ${theme.palette.brand.outline}`,
  background: theme.palette.background.paper,
  boxShadow: '0 10px 30px rgb(0 0 0 / .18)',
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '6px 6px 6px 16px',
  '& h2': { flex: '1 0 auto', margin: 0, fontSize: '0.9375rem', fontWeight: 600 },
  '& [role="status"]': { marginLeft: 8, fontSize: '0.8125rem', textAlign: 'right' },
  '& [aria-expanded="false"] svg': { transform: 'rotate(180deg)' },
});
const Nothing = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px 14px',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
  borderTop: `1px solid ${theme.palette.divider}`,
}));
const List = styled('ul')(({ theme }) => ({
  maxHeight: 'min(320px, 45dvh)',
  overflowY: 'auto',
  margin: 0,
  padding: '0 16px',
  listStyle: 'none',
  borderTop: `1px solid ${theme.palette.divider}`,
}));

/** Lines that are drawn at first, and more of them each time: thousands would take the page's time. */
const PER_PAGE = 50;
/** What one looks for first, where not all are shown. */
const ORDER = ['uploading', 'optimizing', 'processing', 'failed', 'on-hold', 'completed'] as const;
const rankOf = ({ status }: UploadItem): number => ORDER.indexOf(status);

/** As they came; where there are too many to be drawn, those first with which something happens. */
const shownOf = (items: readonly UploadItem[], most: number): readonly UploadItem[] =>
  items.length <= most
    ? items
    : ORDER.flatMap((_, rank) => items.filter((item) => rankOf(item) === rank)).slice(0, most);

const Lines = ({ items, titleId }: { items: readonly UploadItem[]; titleId: string }) => {
  const t = useTranslate();
  const [most, setMost] = useState(PER_PAGE);
  const shown = shownOf(items, most);
  const hidden = items.length - shown.length;
  return (
    // A list that scrolls can be reached by keyboard.
    <List tabIndex={0} aria-labelledby={titleId}>
      {shown.map((item) => (
        <UploadLine key={item.id} item={item} />
      ))}
      {hidden > 0 && (
        <li>
          <Button size="small" sx={{ my: 1 }} onClick={() => setMost(most + PER_PAGE)}>
            {t('library.upload.more', { smart_count: hidden })}
          </Button>
        </li>
      )}
    </List>
  );
};

/** The uploads of this tab, on every page while there are some or the menu asked for them. */
export const UploadStatus = () => {
  const t = useTranslate();
  const id = useId();
  const items = useUploads();
  const { isAsked, isOpen } = useSyncExternalStore(uploadPanel.subscribe, uploadPanel.get);
  const isLost = useSyncExternalStore(areUploadsLost.subscribe, areUploadsLost.get);
  // What is only being taken back keeps no panel open.
  if (items.every(isRemoving) && !isAsked) return null;
  const left = items.filter(isUnfinished).length;
  const done = items.filter(({ status }) => status === 'completed').length;
  const failed = items.filter(({ act, status }) => act === 'upload' && status === 'failed').length;
  const clear = () => {
    uploads.clearFinished();
    uploadPanel.close();
  };
  const said = [
    left > 0 && t('library.upload.left', { smart_count: left }),
    left === 0 && done > 0 && t('library.upload.done', { smart_count: done }),
    failed > 0 && t('library.upload.failed', { smart_count: failed }),
  ].filter(Boolean);
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{t('library.upload.status')}</h2>
        <span role="status">{said.join(' · ')}</span>
        <IconButton
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'library.upload.collapse' : 'library.upload.expand')}
          onClick={uploadPanel.toggle}
        >
          <ExpandMore aria-hidden="true" />
        </IconButton>
        {left === 0 && (
          <IconButton aria-label={t(items.length > 0 ? 'library.upload.clear' : 'common.close')} onClick={clear}>
            <Close aria-hidden="true" />
          </IconButton>
        )}
      </Head>
      {isOpen && items.length === 0 && <Nothing>{t('library.upload.none')}</Nothing>}
      {isOpen && isLost && <Nothing role="alert">{t('library.upload.lost')}</Nothing>}
      {isOpen && items.length > 0 && <Lines items={items} titleId={id} />}
      {isOpen && left > 0 && left < items.length && (
        <Button size="small" sx={{ m: 1 }} onClick={uploads.clearFinished}>
          {t('library.upload.clear')}
        </Button>
      )}
    </Frame>
  );
};
