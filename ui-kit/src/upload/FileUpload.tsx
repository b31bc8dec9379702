import './file-upload.words.ts';
import styled from '@emotion/styled';
import { uploadLimits } from 'contracts/library/file/file.choices';
import { useId, useState, useSyncExternalStore } from 'react';
import { FileChoice } from '#ui-kit/form/FileChoice.tsx';
import { describedBy, Fault, Field, Hint, Label } from '#ui-kit/form/field';
import { useBytes } from '#ui-kit/format/bytes';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { LeaveGuard } from '#ui-kit/page/LeaveGuard.tsx';
import { colour } from '#ui-kit/theme/colours';
import type { UploadPlace, UploadQueue } from '#ui-kit/upload/queue';
import { isAtRisk, isUnfinished } from '#ui-kit/upload/upload-item';
import { useIncomingFiles } from '#ui-kit/upload/useIncomingFiles';
import { UploadLine } from './UploadLine.tsx';

const Zone = styled.div({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: 'clamp(16px, 4vw, 28px)',
  borderRadius: 12,
  textAlign: 'center',
  border: `1px dashed ${colour.outline}`,
  background: colour.canvas,
  '&[data-target]': { borderColor: colour.brand, background: colour.sunken },
});
const Lines = styled.ul({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });

type Props = {
  queue: UploadQueue;
  place: UploadPlace;
  label: string;
  /** Several files at once; by default one, and no other until it is there. */
  isMultiple?: boolean;
};

/** Files to upload: chosen, dropped or pasted, with how far each is. */
export const FileUpload = ({ queue, place, label, isMultiple = false }: Props) => {
  const { t } = useTranslation();
  const bytes = useBytes();
  const id = useId();
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const [isTooMany, setTooMany] = useState(false);
  const { maxBytes, extensions } = uploadLimits[place.kind];
  const isOpen = isMultiple || !items.some(isUnfinished);
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    setTooMany(!isMultiple && files.length > 1);
    if (!isMultiple && files.length > 1) return;
    if (!isMultiple) queue.clearFinished();
    queue.add(files, place);
  };
  const isTarget = useIncomingFiles(isOpen, take);
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      {isOpen && (
        <Zone data-target={isTarget || undefined}>
          <p>{t(isMultiple ? 'upload.dropSeveral' : 'upload.dropOne')}</p>
          <FileChoice
            id={id}
            kind="quiet"
            label={t(isMultiple ? 'upload.chooseSeveral' : 'upload.chooseOne')}
            multiple={isMultiple}
            accept={extensions.map((extension) => `.${extension}`).join(',')}
            aria-invalid={isTooMany}
            aria-describedby={describedBy(id, { hint: true, isWrong: isTooMany })}
            onFiles={take}
          />
          <Hint id={`${id}-hint`}>
            {t('upload.limit', { types: extensions.join(', ').toUpperCase(), size: bytes(maxBytes) })}
          </Hint>
        </Zone>
      )}
      {isTooMany && (
        <Fault id={`${id}-fault`} role="alert">
          {t('upload.oneOnly')}
        </Fault>
      )}
      {items.length > 0 && (
        <Lines aria-label={t('upload.list')}>
          {items.map((item) => (
            <UploadLine key={item.id} item={item} queue={queue} />
          ))}
        </Lines>
      )}
      <LeaveGuard isAtRisk={items.some(isAtRisk)} />
    </Field>
  );
};
