import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { clockTime } from 'ui-kit/media/clock-time';
import { useSend } from '#admin-ui/shared/useSend';
import { CommentFields, isSayable, noComment } from './CommentFields.tsx';

const words = 'resources.interview-reviews.comments';

type Props = {
  responseId: string;
  questionId: string;
  /** Where the recording is; null: there is none. */
  secondNow: (() => number) | null;
};

/** Says something of an answer, or of a moment of it; what was typed stays where it is refused. */
export const NewComment = ({ responseId, questionId, secondNow }: Props) => {
  const t = useTranslate();
  const [draft, setDraft] = useState(noComment);
  const [second, setSecond] = useState<number | null>(null);
  const { mutate, isPending } = useSend({
    resource: 'responses',
    success: `${words}.added`,
    onSuccess: () => {
      setDraft(noComment);
      setSecond(null);
    },
  });
  return (
    <form
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        const body = { questionId, second, text: draft.text.trim(), mentions: draft.mentions };
        mutate({ id: responseId, action: 'comments', body });
      }}
    >
      <CommentFields draft={draft} onChange={setDraft} label={t(`${words}.text`)}>
        {secondNow &&
          (second === null ? (
            <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setSecond(Math.floor(secondNow()))}>
              {t(`${words}.addMoment`)}
            </Button>
          ) : (
            <Chip
              sx={{ justifySelf: 'start' }}
              label={t(`${words}.atMoment`, { time: clockTime(second) })}
              onDelete={() => setSecond(null)}
            />
          ))}
      </CommentFields>
      <Button type="submit" variant="outlined" disabled={isPending || !isSayable(draft)} sx={{ justifySelf: 'start' }}>
        {t(`${words}.add`)}
      </Button>
    </form>
  );
};
