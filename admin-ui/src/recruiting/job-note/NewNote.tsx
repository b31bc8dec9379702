import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { type JobNoteView, MAX_JOB_NOTE_LENGTH } from 'contracts/recruiting/job-note/job-note.entity';
import { useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { MentionsField } from '#admin-ui/identity/membership/MentionsField.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';

/** Writes a note; what was typed stays where it is refused. */
export const NewNote = ({ jobId }: { jobId: string }) => {
  const t = useTranslate();
  const can = useCan();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<string[]>([]);
  const [create, { isPending }] = useCreate<JobNoteView, Error>();
  const add = () =>
    create(
      'job-notes',
      { data: { jobId, text: text.trim(), mentions } },
      {
        onSuccess: () => {
          setText('');
          setMentions([]);
          notify('resources.jobs.notes.added', { type: 'success' });
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <form
      style={{ display: 'grid', gap: 14 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void add();
      }}
    >
      <MuiTextField
        label={t('resources.jobs.notes.text')}
        helperText={t('resources.jobs.notes.textHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_JOB_NOTE_LENGTH } }}
      />
      {can('tenant.users.read') && (
        <MentionsField
          ids={mentions}
          onChange={setMentions}
          label={t('resources.jobs.notes.mentions')}
          hint={t('resources.jobs.notes.mentionsHint')}
        />
      )}
      <Button type="submit" variant="outlined" disabled={isPending || text.trim() === ''} sx={{ justifySelf: 'start' }}>
        {t('resources.jobs.notes.add')}
      </Button>
    </form>
  );
};
