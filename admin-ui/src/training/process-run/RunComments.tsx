import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { hasPart, MAX_RUN_COMMENT_LENGTH } from 'contracts/training/process-run/process-run.choices';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { When } from '#admin-ui/shared/When.tsx';
import { RunPerson } from './RunWords.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  '& small': { color: theme.palette.text.secondary, fontSize: '0.8125rem' },
  '& li': { minWidth: 0, overflowWrap: 'anywhere' },
}));
const Form = styled('form')({ display: 'grid', gap: 8, '& button': { justifySelf: 'start' } });

type Props = { run: ProcessRunView; stepId: string | null };

/** What people said about a step, or about the whole. */
export const RunComments = ({ run, stepId }: Props) => {
  const t = useTranslate();
  const can = useCan();
  const { id: me } = useMe();
  const [text, setText] = useState('');
  const { mutate, isPending } = useSend({
    resource: 'process-runs',
    success: 'resources.process-runs.comment.done',
    onSuccess: () => setText(''),
  });
  const comments = run.comments.filter((one) => one.stepId === stepId);
  const mayWrite = hasPart(run, me) || can('tenant.training.runs.update');
  const label = t(`resources.process-runs.comment.${stepId === null ? 'whole' : 'label'}`);
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate({ id: run.id, action: 'comments', body: { stepId, text } });
  };
  return (
    <div>
      {comments.length > 0 && (
        <List>
          {comments.map(({ id, by, at, text: said }) => (
            <li key={id}>
              <small>
                <RunPerson run={run} id={by} /> · <When at={at} withTime />
              </small>
              <LongText text={said} />
            </li>
          ))}
        </List>
      )}
      {mayWrite ? (
        <Form onSubmit={send}>
          <TextField
            size="small"
            fullWidth
            multiline
            maxRows={8}
            label={label}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_RUN_COMMENT_LENGTH } }}
          />
          {text.trim() && (
            <Button type="submit" size="small" variant="outlined" disabled={isPending}>
              {t('resources.process-runs.comment.action')}
            </Button>
          )}
        </Form>
      ) : (
        comments.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('resources.process-runs.comment.none')}
          </Typography>
        )
      )}
    </div>
  );
};
