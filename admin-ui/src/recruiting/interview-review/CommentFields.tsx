import TextField from '@mui/material/TextField';
import { MAX_REVIEW_COMMENT_LENGTH } from 'contracts/recruiting/interview-review/interview-review.choices';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { MentionsField } from '#admin-ui/identity/membership/MentionsField.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useCount } from '#admin-ui/shared/form/useCount';

/** A comment that is being written, and whom it is meant for. */
export type CommentDraft = { text: string; mentions: string[] };
export const noComment: CommentDraft = { text: '', mentions: [] };
export const isTooLong = ({ text }: CommentDraft): boolean => text.trim().length > MAX_REVIEW_COMMENT_LENGTH;
export const isSayable = (draft: CommentDraft): boolean => draft.text.trim() !== '' && !isTooLong(draft);

const words = 'resources.interview-reviews.comments';

type Props = {
  draft: CommentDraft;
  onChange: (draft: CommentDraft) => void;
  label: string;
  minRows?: number;
  /** Between what is said and whom it is meant for. */
  children?: ReactNode;
};

/** What somebody says of an answer or a live interview, and to whom in particular. */
export const CommentFields = ({ draft, onChange, label, minRows = 2, children }: Props) => {
  const t = useTranslate();
  const can = useCan();
  const id = useId();
  const count = useCount(draft.text.trim().length, MAX_REVIEW_COMMENT_LENGTH);
  return (
    <>
      <TextField
        id={id}
        label={label}
        value={draft.text}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
        slotProps={{ inputLabel: count }}
        error={isTooLong(draft)}
        helperText={isTooLong(draft) ? t('field.too-long') : undefined}
        multiline
        minRows={minRows}
        fullWidth
      />
      {children}
      {can('tenant.users.read') && (
        <MentionsField
          ids={draft.mentions}
          onChange={(mentions) => onChange({ ...draft, mentions })}
          label={t(`${words}.mentions`)}
          hint={t(`${words}.mentionsHint`)}
        />
      )}
    </>
  );
};
