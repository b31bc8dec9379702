import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { MAX_NOTE_LENGTH } from 'contracts/recruiting/note.limits';
import { useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { MentionsField } from '#admin-ui/identity/membership/MentionsField.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';

type Props = {
  resource: 'job-notes' | 'candidate-notes';
  /** What it is about. */
  about: Record<string, string>;
};

/** Writes a note; what was typed stays where it is refused. */
export const NewNote = ({ resource, about }: Props) => {
  const t = useTranslate();
  const can = useCan();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<string[]>([]);
  const [create, { isPending }] = useCreate();
  const add = () =>
    create(
      resource,
      { data: { ...about, text: text.trim(), mentions } },
      {
        onSuccess: () => {
          setText('');
          setMentions([]);
          notify(`resources.${resource}.added`, { type: 'success' });
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
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
        label={t(`resources.${resource}.fields.text`)}
        helperText={t(`resources.${resource}.textHint`)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
      />
      {can('tenant.users.read') && (
        <MentionsField
          ids={mentions}
          onChange={setMentions}
          label={t(`resources.${resource}.mention`)}
          hint={t(`resources.${resource}.mentionHint`)}
        />
      )}
      <Button type="submit" variant="outlined" disabled={isPending || text.trim() === ''} sx={{ justifySelf: 'start' }}>
        {t(`resources.${resource}.add`)}
      </Button>
    </form>
  );
};
