import './guest-review.words.ts';
import styled from '@emotion/styled';
import type { GuestStep } from 'contracts/recruiting/review-link/review-link.endpoints';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { saveFrom } from 'ui-kit/download/save-from';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { KitPlayer } from 'ui-kit/media/KitPlayer.tsx';
import { useCaptionTracks } from 'ui-kit/media/useCaptionTracks';
import { colour } from 'ui-kit/theme/colours';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { guestFileUrl } from './guest-review.ts';

const Written = styled.blockquote({
  margin: 0,
  padding: '14px 16px',
  borderRadius: 10,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: colour.sunken,
});
const Choices = styled.ul({
  display: 'grid',
  gap: 6,
  margin: 0,
  paddingLeft: 20,
  '& li[data-chosen]': { fontWeight: 640 },
  '& small': { fontWeight: 400, color: colour.inkSoft },
});

export type GuestQuestion = GuestStep['questions'][number];
type Props = { token: string; question: GuestQuestion; mediaRef: RefObject<HTMLVideoElement | null> };

const Recording = ({ token, question, mediaRef, fileId }: Props & { fileId: string }) => {
  const { t } = useTranslation();
  const tracks = useCaptionTracks(question.captions);
  const [url, setUrl] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(() => guestFileUrl(token, fileId, 'preview'), [token, fileId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with every try
  useEffect(() => {
    let isLeft = false;
    setFailed(false);
    ask().then(
      (found) => isLeft || setUrl(found),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [ask, tries]);
  if (hasFailed)
    return (
      <div role="status">
        <p>{t('guestReview.onItsWay')}</p>
        <ActionButton kind="quiet" onClick={() => setTries(tries + 1)}>
          {t('shell.retry')}
        </ActionButton>
      </div>
    );
  if (!url) return <Skeleton style={{ height: 200 }} />;
  return (
    <KitPlayer
      src={url}
      renew={ask}
      title={t('guestReview.recordingOf', { question: question.text })}
      isSound={question.responseType === 'audio'}
      captions={tracks}
      mediaRef={mediaRef}
    />
  );
};

/** What was answered, as its kind is looked at. */
export const GuestAnswer = (props: Props) => {
  const { t } = useTranslation();
  const { token, question } = props;
  const { answer, choices, responseType } = question;
  const [hasFailed, setFailed] = useState(false);
  if (answer === null) return <p>{t('guestReview.notAnswered')}</p>;
  if ('text' in answer) return <Written>{answer.text}</Written>;
  if ('choiceIds' in answer)
    return (
      <Choices>
        {choices.map(({ id, text, isRight }) => (
          <li key={id} data-chosen={answer.choiceIds.includes(id) || undefined}>
            {text}{' '}
            <small>
              {[answer.choiceIds.includes(id) && t('guestReview.chosen'), isRight && t('guestReview.right')]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </Choices>
    );
  if (responseType !== 'document') return <Recording key={answer.fileId} {...props} fileId={answer.fileId} />;
  const open = () =>
    guestFileUrl(token, answer.fileId, 'download')
      .then(saveFrom)
      .catch(() => setFailed(true));
  return (
    <>
      <ActionButton kind="quiet" onClick={() => void open()}>
        {t('guestReview.download')}
      </ActionButton>
      {hasFailed && <p role="alert">{t('guestReview.onItsWay')}</p>}
    </>
  );
};
