import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShownComment } from 'contracts/recruiting/interview-review/interview-review.views';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { clockTime } from 'ui-kit/media/clock-time';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { When } from '#admin-ui/shared/When.tsx';
import { useReviewerName } from './OthersRatings.tsx';

const List = styled('ol')(({ theme }) => ({
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 8px', padding: '10px 0' },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& p': { gridColumn: '1 / -1', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.9375rem' },
  '& small': { alignSelf: 'center', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));
const words = 'resources.interview-reviews.comments';

const RemoveComment = ({ of, id }: { of: string; id: string }) => {
  const t = useTranslate();
  const { discard } = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => discard(`${of}/comments/${id}`),
    onSuccess: async () => {
      notify(`${words}.removed`, { type: 'success' });
      await queries.invalidateQueries();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <IconButton size="small" aria-label={t(`${words}.remove`)} disabled={isPending} onClick={() => mutate()}>
      <DeleteOutlined fontSize="small" aria-hidden="true" />
    </IconButton>
  );
};

type Props = {
  /** What they are on, as its address has it: `responses/{id}`. */
  of: string;
  comments: readonly ShownComment[];
  /** Where there is a recording. */
  onSeek?: (second: number) => void;
};

/** What was said of an answer or a live interview, oldest first; a moment leads into the recording. */
export const AnswerComments = ({ of, comments, onSeek }: Props) => {
  const t = useTranslate();
  const nameOf = useReviewerName();
  if (comments.length === 0) return null;
  return (
    <List>
      {comments.map((comment) => {
        const { id, second, text, mentioned, at, isMine } = comment;
        return (
          <li key={id}>
            <small>
              {nameOf(comment)} · <When at={at} withTime />
            </small>
            {isMine ? <RemoveComment of={of} id={id} /> : <span />}
            {second !== null && onSeek && (
              <Button
                size="small"
                startIcon={<PlayArrowOutlined />}
                sx={{ justifySelf: 'start' }}
                onClick={() => onSeek(second)}
                aria-label={t(`${words}.playFrom`, { time: clockTime(second) })}
              >
                {clockTime(second)}
              </Button>
            )}
            <p>{text ?? <em>{t(`${words}.erased`)}</em>}</p>
            {mentioned.length > 0 && <small>{mentioned.map((name) => `@${name}`).join(' ')}</small>}
          </li>
        );
      })}
    </List>
  );
};
