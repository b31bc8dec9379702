import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Permission } from 'contracts/kernel/permission';
import type { CandidateNoteView } from 'contracts/recruiting/candidate-note/candidate-note.entity';
import type { JobNoteView } from 'contracts/recruiting/job-note/job-note.entity';
import { type ComponentProps, useId } from 'react';
import { useDelete, useGetList, useNotify, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { When } from '#admin-ui/shared/When.tsx';
import { NewNote } from './NewNote.tsx';

type Note = JobNoteView | CandidateNoteView;
type Props = ComponentProps<typeof NewNote> & {
  /** By which the list is filtered; what new notes are about by default. */
  filter?: Record<string, unknown>;
  permissions: 'tenant.jobs' | 'tenant.candidates';
  /** Whether one can be written; always by default. */
  isOpen?: boolean;
};

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

const RemoveNote = ({ resource, note, saying }: Pick<Props, 'resource'> & { note: Note; saying: string }) => {
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const [remove, { isPending }] = useDelete<Note, Error>(
    resource,
    { id: note.id, previousData: note },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify(`resources.${resource}.dropped`, { type: 'success' }),
      onError: (error) => notify(error.message, { type: 'error' }),
    },
  );
  return (
    <IconButton
      id={id}
      size="small"
      aria-label={t(`resources.${resource}.drop`)}
      aria-labelledby={`${id} ${saying}`}
      disabled={isPending}
      onClick={() => void remove()}
    >
      <DeleteOutlined fontSize="small" aria-hidden="true" />
    </IconButton>
  );
};

const NoteItem = ({ resource, permissions, note }: Pick<Props, 'resource' | 'permissions'> & { note: Note }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <li>
      <small id={id}>
        {note.authorName ?? '—'} · <When at={note.createdAt} withTime />
      </small>
      <Allowed to={`${permissions}.delete` satisfies Permission}>
        <RemoveNote resource={resource} note={note} saying={id} />
      </Allowed>
      <p>{note.text ?? <em>{t(`resources.${resource}.erased`)}</em>}</p>
      <Mentioned ids={note.mentions} />
    </li>
  );
};

/** What the people of a company write to each other about one thing. */
export const Notes = ({ resource, about, filter = about, permissions, isOpen = true }: Props) => {
  const t = useTranslate();
  const { data, error, refetch } = useGetList<Note>(resource, {
    filter,
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Panel title={t(`resources.${resource}.heading`)}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t(`resources.${resource}.none`)}
        </Typography>
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((note) => (
            <NoteItem key={note.id} resource={resource} permissions={permissions} note={note} />
          ))}
        </List>
      )}
      {isOpen && (
        <Allowed to={`${permissions}.create` satisfies Permission}>
          <NewNote resource={resource} about={about} />
        </Allowed>
      )}
    </Panel>
  );
};
