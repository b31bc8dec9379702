import TextField from '@mui/material/TextField';
import { MAX_COMMENT_LENGTH } from 'contracts/recruiting/interview/interview.statuses';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { helperProps } from '#admin-ui/shared/form/helper-props';
import { useCount } from '#admin-ui/shared/form/useCount';

type Props = { value: string; onChange: (comment: string) => void; fault?: string | undefined };

export const isTooLongComment = (comment: string): boolean => comment.trim().length > MAX_COMMENT_LENGTH;

/** A comment, counted while one types. */
export const CommentInput = ({ value, onChange, fault }: Props) => {
  const t = useTranslate();
  const count = useCount(value.trim().length, MAX_COMMENT_LENGTH);
  const shown = isTooLongComment(value) ? t('field.too-long') : fault;
  return (
    <TextField
      id={useId()}
      label={t('resources.interviews.change.comment')}
      slotProps={{ inputLabel: count, formHelperText: helperProps(shown) }}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={shown !== undefined}
      helperText={shown}
      multiline
      minRows={3}
      fullWidth
    />
  );
};
