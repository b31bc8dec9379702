import './file-upload.words.ts';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { FileInput } from '#ui-kit/form/FileInput.tsx';
import { Fault } from '#ui-kit/form/field';
import { useBytes } from '#ui-kit/format/bytes';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { colour } from '#ui-kit/theme/colours';
import type { UploadQueue } from '#ui-kit/upload/queue';
import { canRetry, isRemoving, isUnfinished, type UploadItem } from '#ui-kit/upload/upload-item';

const Root = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  padding: '12px 14px',
  borderRadius: 10,
  border: `1px solid ${colour.line}`,
  fontSize: '0.875rem',
  '& > strong': { overflowWrap: 'anywhere', fontWeight: 560 },
  '& > p:not([role])': { color: colour.inkSoft },
  '& progress': { width: '100%', height: 6, accentColor: colour.brand },
});
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** One upload: how far it is, why it failed, and what can be done about it. */
export const UploadLine = ({ item, queue }: { item: UploadItem; queue: UploadQueue }) => {
  const { t } = useTranslation();
  const bytes = useBytes();
  const input = useRef<HTMLInputElement>(null);
  const { id, name, status, sent, size, fault, isPaused, hasFile } = item;
  const isWaiting = status === 'processing' || status === 'optimizing';
  const act = (label: string, onClick: () => void) => (
    <ActionButton kind="quiet" aria-label={`${t(`upload.${label}`)}: ${name}`} onClick={onClick}>
      {t(`upload.${label}`)}
    </ActionButton>
  );
  return (
    <Root>
      <strong>{name}</strong>
      <p>
        {t(isRemoving(item) ? 'upload.removing' : `upload.status.${status}`)} ·{' '}
        {status === 'uploading' ? t('upload.of', { sent: bytes(sent), size: bytes(size) }) : bytes(size)}
      </p>
      {isUnfinished(item) && (
        <progress aria-label={t('upload.progress', { name })} max={size} {...(!isWaiting && { value: sent })} />
      )}
      {!hasFile && isUnfinished(item) && <p>{t('upload.again')}</p>}
      {fault && (
        <Fault role="alert">{t([`upload.fault.${fault}`, `problem.${fault}`, 'upload.fault.upload-failed'])}</Fault>
      )}
      {!isRemoving(item) && (
        <Actions>
          {!hasFile && isUnfinished(item) && act('chooseAgain', () => input.current?.click())}
          {hasFile && (status === 'processing' || status === 'uploading') && act('pause', () => queue.pause(id))}
          {isPaused && hasFile && act('resume', () => queue.resume(id))}
          {canRetry(item) && act('retry', () => queue.retry(id))}
          {status !== 'optimizing' && act('remove', () => queue.remove(id))}
        </Actions>
      )}
      <FileInput
        ref={input}
        hidden
        aria-label={t('upload.chooseAgainNamed', { name })}
        onFiles={([file]) => file && queue.giveFile(id, file)}
      />
    </Root>
  );
};
