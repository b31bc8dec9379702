import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { MAX_REVIEW_COMMENT_LENGTH } from 'contracts/recruiting/interview-review/interview-review.choices';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { clockTime } from 'ui-kit/media/clock-time';
import { MentionsField } from '#admin-ui/identity/membership/MentionsField.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useCount } from '#admin-ui/shared/form/useCount';
import { useSend } from '#admin-ui/shared/useSend';

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
  const can = useCan();
  const id = useId();
  const [text, setText] = useState('');
  const [second, setSecond] = useState<number | null>(null);
  const [mentions, setMentions] = useState<string[]>([]);
  const count = useCount(text.trim().length, MAX_REVIEW_COMMENT_LENGTH);
  const { mutate, isPending } = useSend({
    resource: 'responses',
    success: `${words}.added`,
    onSuccess: () => {
      setText('');
      setSecond(null);
      setMentions([]);
    },
  });
  const isTooLong = text.trim().length > MAX_REVIEW_COMMENT_LENGTH;
  return (
    <form
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ id: responseId, action: 'comments', body: { questionId, second, text: text.trim(), mentions } });
      }}
    >
      <TextField
        id={id}
        label={t(`${words}.text`)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ inputLabel: count }}
        error={isTooLong}
        helperText={isTooLong ? t('field.too-long') : undefined}
        multiline
        minRows={2}
        fullWidth
      />
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
      {can('tenant.users.read') && (
        <MentionsField
          ids={mentions}
          onChange={setMentions}
          label={t(`${words}.mentions`)}
          hint={t(`${words}.mentionsHint`)}
        />
      )}
      <Button
        type="submit"
        variant="outlined"
        disabled={isPending || text.trim() === '' || isTooLong}
        sx={{ justifySelf: 'start' }}
      >
        {t(`${words}.add`)}
      </Button>
    </form>
  );
};
