import './guest-review.words.ts';
import styled from '@emotion/styled';
import { MAX_REVIEW_COMMENT_LENGTH } from 'contracts/recruiting/interview-review/interview-review.choices';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import { type RefObject, useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { TextAreaInput } from 'ui-kit/form/TextAreaInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { clockTime } from 'ui-kit/media/clock-time';
import { colour } from 'ui-kit/theme/colours';
import type { GuestQuestion } from './GuestAnswer.tsx';

const Words = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 560 },
});
const Word = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 14px',
  borderRadius: 10,
  border: `1px solid ${colour.line}`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { margin: 0, width: 18, height: 18, accentColor: colour.brand },
  '&:has(:checked)': { borderColor: colour.brand, background: colour.sunken },
  '&:has(:disabled)': { cursor: 'default' },
});
const Said = styled.ul({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
const Form = styled.form({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& > div:first-of-type': { width: '100%' },
});

type Props = {
  question: GuestQuestion;
  offered: readonly OfferedRating[];
  isClosed: boolean;
  isBusy: boolean;
  mediaRef: RefObject<HTMLVideoElement | null>;
  onRate: (ratingTypeId: string) => void;
  onComment: (said: { text: string; second: number | null }) => Promise<boolean>;
};

/** What a guest thinks of one answer: a word, and comments of their own. */
export const GuestOpinion = ({ question, offered, isClosed, isBusy, mediaRef, onRate, onComment }: Props) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isAtMoment, setAtMoment] = useState(false);
  const { questionId, rating, comments, answer } = question;
  const isRecorded = answer !== null && 'fileId' in answer && question.responseType !== 'document';
  const seek = (second: number) => {
    const media = mediaRef.current;
    if (!media) return;
    media.currentTime = second;
    void media.play().catch(() => undefined);
  };
  const send = async () => {
    const second = isRecorded && isAtMoment ? Math.floor(mediaRef.current?.currentTime ?? 0) : null;
    if (await onComment({ text: text.trim(), second })) setText('');
  };
  return (
    <>
      {offered.length > 0 && (
        <Words disabled={isClosed || isBusy}>
          <legend>{t('guestReview.yourRating')}</legend>
          {offered.map(({ id, name }) => (
            <Word key={id}>
              <input
                type="radio"
                name={`rating ${questionId}`}
                checked={rating?.ratingTypeId === id}
                onChange={() => onRate(id)}
              />
              <span>{name}</span>
            </Word>
          ))}
        </Words>
      )}
      {comments.length > 0 && (
        <Said aria-label={t('guestReview.yourComments')}>
          {comments.map(({ id, second, text: said }) => (
            <li key={id}>
              {second !== null && (
                <ActionButton
                  kind="quiet"
                  aria-label={t('guestReview.playFrom', { time: clockTime(second) })}
                  onClick={() => seek(second)}
                >
                  {clockTime(second)}
                </ActionButton>
              )}{' '}
              {said}
            </li>
          ))}
        </Said>
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void send();
        }}
      >
        <TextAreaInput
          label={t('guestReview.comment')}
          value={text}
          rows={2}
          maxLength={MAX_REVIEW_COMMENT_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
        {isRecorded && (
          <CheckInput
            label={t('guestReview.atMoment')}
            checked={isAtMoment}
            onChange={({ target }) => setAtMoment(target.checked)}
          />
        )}
        <ActionButton type="submit" kind="quiet" disabled={isBusy || text.trim() === ''}>
          {t('guestReview.addComment')}
        </ActionButton>
      </Form>
    </>
  );
};
