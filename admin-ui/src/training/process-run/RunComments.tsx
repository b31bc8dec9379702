import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { MAX_RUN_COMMENT_LENGTH } from 'contracts/training/process-run/process-run.choices';
import type { SaidInRun } from 'contracts/training/process-run/process-run.endpoints';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { When } from '#admin-ui/shared/When.tsx';
import { takesPart } from './RunWords.tsx';

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

/** What people said in a run: read once for all its parts, with the run's page. */
const useSaid = ({ id, commentCount }: ProcessRunView) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<SaidInRun[], Error>({
    queryKey: ['process-runs', id, 'comments', commentCount],
    queryFn: () => dataProvider.ask<SaidInRun[]>(`process-runs/${id}/comments`),
    placeholderData: (before) => before,
    retry: false,
  });
};

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
  const { data, error, refetch } = useSaid(run);
  const comments = data?.filter((one) => one.stepId === stepId) ?? [];
  const mayWrite = takesPart(run, me) || can('tenant.training.runs.update');
  const label = t(`resources.process-runs.comment.${stepId === null ? 'whole' : 'label'}`);
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate({ id: run.id, action: 'comments', body: { stepId, text } });
  };
  return (
    <div>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && run.commentCount > 0 && stepId === null && <Skeleton variant="rounded" height={64} />}
      {comments.length > 0 && (
        <List>
          {comments.map(({ id, byName, at, text: said }) => (
            <li key={id}>
              <small>
                {byName ?? t('common.erasedPerson')} · <When at={at} withTime />
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
        data?.length === 0 &&
        stepId === null && (
          <Typography variant="body2" color="text.secondary">
            {t('resources.process-runs.comment.none')}
          </Typography>
        )
      )}
    </div>
  );
};
