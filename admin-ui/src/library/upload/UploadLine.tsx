import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { memo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FileInput } from 'ui-kit/form/FileInput.tsx';
import { useBytes } from 'ui-kit/format/bytes';
import { canRetry, isRemoving, isUnfinished, type UploadItem } from 'ui-kit/upload/upload-item';
import { uploads } from './uploads.ts';

const Root = styled('li')(({ theme }) => ({
  padding: '10px 0',
  fontSize: '0.8125rem',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& p': { margin: '2px 0' },
  '& [role="alert"]': { color: theme.palette.error.main },
}));
const Name = styled('p')({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: '0.875rem',
  fontWeight: 560,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '4px -8px 0' });

const Act = ({ label, name, onClick }: { label: string; name: string; onClick: () => void }) => {
  const t = useTranslate();
  return (
    <Button
      size="small"
      sx={{ minWidth: 0, px: 1 }}
      aria-label={`${t(`library.upload.${label}`)}: ${name}`}
      onClick={onClick}
    >
      {t(`library.upload.${label}`)}
    </Button>
  );
};

/** One upload: how far it is, why it failed, and what can be done about it. */
export const UploadLine = memo(({ item }: { item: UploadItem }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const input = useRef<HTMLInputElement>(null);
  const { id, name, status, sent, size, fault, isPaused, hasFile } = item;
  const isSending = status === 'processing' || status === 'uploading';
  const standing = isPaused ? 'library.upload.paused' : `resources.files.status.${status}`;
  const percent = size === 0 ? 0 : Math.round((sent / size) * 100);
  const act = (label: string, onClick: () => void) => <Act label={label} name={name} onClick={onClick} />;
  return (
    <Root aria-label={name}>
      <Name title={name}>{name}</Name>
      <p>
        {t(isRemoving(item) ? 'library.upload.removing' : standing)} ·{' '}
        {status === 'uploading' ? t('library.upload.of', { sent: bytes(sent), size: bytes(size) }) : bytes(size)}
      </p>
      {isUnfinished(item) && (
        <LinearProgress
          aria-label={t('library.upload.progress', { name })}
          {...(status === 'processing' || status === 'optimizing'
            ? { variant: 'indeterminate' }
            : { variant: 'determinate', value: percent })}
        />
      )}
      {!hasFile && isUnfinished(item) && <p>{t('library.upload.again')}</p>}
      {fault && (
        <p role="alert">
          {t(`library.upload.fault.${fault}`, {
            _: t(`problem.${fault}`, { _: t('library.upload.fault.upload-failed') }),
          })}
        </p>
      )}
      {!isRemoving(item) && (
        <Actions>
          {!hasFile && isUnfinished(item) && act('chooseAgain', () => input.current?.click())}
          {hasFile && isSending && act('pause', () => uploads.pause(id))}
          {isPaused && hasFile && act('resume', () => uploads.resume(id))}
          {canRetry(item) && act('retry', () => uploads.retry(id))}
          {status !== 'optimizing' && act(status === 'completed' ? 'hide' : 'remove', () => uploads.remove(id))}
        </Actions>
      )}
      <FileInput
        ref={input}
        hidden
        aria-label={t('library.upload.chooseAgainNamed', { name })}
        onFiles={([file]) => file && uploads.giveFile(id, file)}
      />
    </Root>
  );
});
