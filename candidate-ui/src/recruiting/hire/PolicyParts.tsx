import './hire.words.ts';
import styled from '@emotion/styled';
import { richTextHtml } from 'contracts/kernel/rich-text';
import type { HandbookStep } from 'contracts/training/handbook/handbook.fields';
import { isPlayableLink } from 'contracts/training/lesson/lesson.choices';
import { useEffect, useState } from 'react';
import { saveFrom } from 'ui-kit/download/save-from';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { KitPlayer } from 'ui-kit/media/KitPlayer.tsx';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { sayProblem } from '#candidate-ui/shared/say-problem';
import { policyFileUrl } from './hires.ts';

const Step = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& h2': { fontSize: '1.0625rem', overflowWrap: 'anywhere' },
  '& ul': { margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' },
});
const Picture = styled.img({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 480,
  borderRadius: 10,
  border: `1px solid ${colour.line}`,
});

export type PolicyPlace = { hireId: string; companyId: string; itemId: string };
type FileProps = { place: PolicyPlace; fileId: string; name: string };

/** A file of a policy, saved by its button. */
export const PolicyFile = ({ place, fileId, name }: FileProps) => {
  const open = () => policyFileUrl(place, fileId, 'download').then(saveFrom).catch(sayProblem);
  return (
    <div>
      <ActionButton kind="quiet" onClick={() => void open()}>
        <Icon name="download" size={18} />
        {name}
      </ActionButton>
    </div>
  );
};

/** Where a file is shown from for a minute; null until that is known. */
const usePreviewUrl = ({ hireId, companyId, itemId }: PolicyPlace, fileId: string): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    policyFileUrl({ hireId, companyId, itemId }, fileId, 'preview').then(
      (found) => isLeft || setUrl(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [hireId, companyId, itemId, fileId]);
  return url;
};

const StepPicture = ({ place, fileId, name }: FileProps) => {
  const url = usePreviewUrl(place, fileId);
  return url ? <Picture src={url} alt={name} /> : null;
};

/** Asked for by its button: an address counts for a minute. */
const StepVideo = ({ place, fileId, name }: FileProps) => {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string | null>(null);
  if (url) return <KitPlayer src={url} title={t('hire.policy.video', { name })} />;
  const ask = () => policyFileUrl(place, fileId, 'preview').then(setUrl, sayProblem);
  return (
    <div>
      <ActionButton kind="quiet" onClick={() => void ask()}>
        {t('hire.policy.watch')}
      </ActionButton>
    </div>
  );
};

type StepProps = { place: PolicyPlace; step: HandbookStep; number: number };

/** A step of a policy, with all that it shows. */
export const PolicyStep = ({ place, step, number }: StepProps) => {
  const { t } = useTranslation();
  const { name, text, checks, imageFileId, videoFileId, videoUrl, attachments } = step;
  return (
    <Step>
      <h2>
        {number}. {name}
      </h2>
      {imageFileId !== null && <StepPicture place={place} fileId={imageFileId} name={name} />}
      {videoFileId !== null && <StepVideo place={place} fileId={videoFileId} name={name} />}
      {videoUrl !== null &&
        (isPlayableLink(videoUrl) ? (
          <KitPlayer src={videoUrl} title={t('hire.policy.video', { name })} />
        ) : (
          <a href={videoUrl} target="_blank" rel="noopener noreferrer">
            {t('hire.policy.watch')}
          </a>
        ))}
      {text && <RichText html={richTextHtml(text, 'h3')} />}
      {checks.length > 0 && (
        <ul>
          {checks.map((check) => (
            <li key={check.id}>{check.text}</li>
          ))}
        </ul>
      )}
      {attachments.map(({ id, fileId, name: file }) => (
        <PolicyFile key={id} place={place} fileId={fileId} name={file} />
      ))}
    </Step>
  );
};
