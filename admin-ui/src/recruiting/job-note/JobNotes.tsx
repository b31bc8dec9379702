import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { JobNoteView } from 'contracts/recruiting/job-note/job-note.entity';
import { useDelete, useGetList, useNotify, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { When } from '#admin-ui/shared/When.tsx';
import { NewNote } from './NewNote.tsx';

/** Notes that are read at once, newest first. */
const SHOWN = 100;

const List = styled('ol')(({ theme }) => ({
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 8px', padding: '10px 0' },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& p': { gridColumn: '1 / -1', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.9375rem' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary, alignSelf: 'center' },
}));

const Mentioned = ({ ids }: { ids: readonly string[] }) => {
  const names = useNamed('users', [...ids]).map(({ name }) => `@${name.split(' · ')[0]}`);
  return names.length > 0 && <small>{names.join(' ')}</small>;
};

const RemoveNote = ({ note }: { note: JobNoteView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const [remove, { isPending }] = useDelete<JobNoteView, Error>(
    'job-notes',
    { id: note.id, previousData: note },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify('resources.jobs.notes.removed', { type: 'success' }),
      onError: (error) => notify(error.message, { type: 'error' }),
    },
  );
  return (
    <IconButton
      size="small"
      aria-label={t('resources.jobs.notes.remove')}
      disabled={isPending}
      onClick={() => void remove()}
    >
      <DeleteOutlined fontSize="small" aria-hidden="true" />
    </IconButton>
  );
};

/** What the people of a company write to each other about a job. */
export const JobNotes = ({ jobId }: { jobId: string }) => {
  const t = useTranslate();
  const { data, error, refetch } = useGetList<JobNoteView>('job-notes', {
    filter: { jobId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Panel title={t('resources.jobs.notes.title')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('resources.jobs.notes.none')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((note) => (
            <li key={note.id}>
              <small>
                {note.authorName ?? '—'} · <When at={note.createdAt} withTime />
              </small>
              <Allowed to="tenant.jobs.delete">
                <RemoveNote note={note} />
              </Allowed>
              <p>{note.text}</p>
              <Mentioned ids={note.mentions} />
            </li>
          ))}
        </List>
      )}
      <Allowed to="tenant.jobs.create">
        <NewNote jobId={jobId} />
      </Allowed>
    </Panel>
  );
};
