import { MAX_COMMENT_LENGTH } from 'contracts/recruiting/interview/interview.statuses';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { roomFor, TextAreaControl } from '#admin-ui/shared/form/controls';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';

type Props = { value: string; onChange: (comment: string) => void; fault?: string | undefined };

/** A comment of up to 500 characters, counted while one types. */
export const CommentInput = ({ value, onChange, fault }: Props) => {
  const t = useTranslate();
  const id = useId();
  const isTooLong = value.trim().length > MAX_COMMENT_LENGTH;
  const shown = isTooLong ? t('field.too-long') : fault;
  return (
    <FieldFrame
      id={id}
      label={t('recruiting.interview.change.comment')}
      fault={shown}
      beside={`${value.trim().length} / ${MAX_COMMENT_LENGTH}`}
    >
      <TextAreaControl
        rows={3}
        style={roomFor(3)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(id, { fault: shown })}
      />
    </FieldFrame>
  );
};

export const isTooLongComment = (comment: string): boolean => comment.trim().length > MAX_COMMENT_LENGTH;
