import TextField from '@mui/material/TextField';
import { MAX_REASON_LENGTH } from 'contracts/recruiting/response/response.choices';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useCount } from '#admin-ui/shared/form/useCount';

type Props = { value: string; onChange: (reason: string) => void };

export const isReason = (reason: string): boolean => reason.trim() !== '' && reason.trim().length <= MAX_REASON_LENGTH;

/** Why one candidate gets what others do not: kept on the record. */
export const ReasonInput = ({ value, onChange }: Props) => {
  const t = useTranslate();
  const count = useCount(value.trim().length, MAX_REASON_LENGTH);
  return (
    <TextField
      id={useId()}
      label={t('resources.responses.fields.reason')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: count }}
      helperText={t('resources.responses.grant.reasonHint')}
      error={value.trim().length > MAX_REASON_LENGTH}
      required
      multiline
      minRows={2}
      fullWidth
    />
  );
};
