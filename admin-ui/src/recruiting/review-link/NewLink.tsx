import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import {
  DEFAULT_REVIEW_LINK_DAYS,
  MAX_REVIEW_LINK_LABEL_LENGTH,
  REVIEW_LINK_DAYS,
} from 'contracts/recruiting/review-link/review-link.choices';
import type { ReviewLinkView } from 'contracts/recruiting/review-link/review-link.entity';
import { useId, useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { InputControl } from '#admin-ui/shared/form/controls';
import { useLinkCopy } from './useLinkCopy.ts';

const DAY_MS = 86_400_000;
/** What the request takes of the longest time. */
const MARGIN_MS = 60_000;
const words = 'resources.review-links';

type Props = { interviewId: string; offered: readonly OfferedRating[] };

/** Makes a link, and copies its address. */
export const NewLink = ({ interviewId, offered }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const [labelId, daysId, hintId] = [useId(), useId(), useId()];
  const [label, setLabel] = useState('');
  const [days, setDays] = useState<number>(DEFAULT_REVIEW_LINK_DAYS);
  const [isNameHidden, hideName] = useState(false);
  const { copy, shown } = useLinkCopy();
  const [create, { isPending }] = useCreate<ReviewLinkView, Error>();
  const make = () =>
    create(
      'review-links',
      {
        data: {
          ...{ interviewId, label: label.trim(), isNameHidden, ratingTypeIds: offered.map(({ id }) => id) },
          expiresAt: new Date(Date.now() + days * DAY_MS - MARGIN_MS).toISOString(),
        },
      },
      {
        onSuccess: async ({ id }) => {
          setLabel('');
          const isCopied = await copy(String(id)).catch(() => false);
          notify(`${words}.${isCopied ? 'made' : 'madeOnly'}`, { type: 'success' });
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <form
      style={{ display: 'grid', gap: 14 }}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <TextField
        id={labelId}
        label={t(`${words}.fields.label`)}
        helperText={t(`${words}.hints.label`)}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_REVIEW_LINK_LABEL_LENGTH } }}
        required
        fullWidth
      />
      <TextField
        id={daysId}
        select
        label={t(`${words}.expiresIn`)}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
        fullWidth
      >
        {REVIEW_LINK_DAYS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`${words}.days`, { smart_count: one })}
          </MenuItem>
        ))}
      </TextField>
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={isNameHidden}
              onChange={(_, checked) => hideName(checked)}
              slotProps={{ input: { 'aria-describedby': hintId } }}
            />
          }
          label={t(`${words}.fields.isNameHidden`)}
        />
        <FormHelperText id={hintId}>{t(`${words}.hints.isNameHidden`)}</FormHelperText>
      </div>
      <Button
        type="submit"
        variant="contained"
        disabled={isPending || label.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        {t(`${words}.make`)}
      </Button>
      {shown !== null && (
        <InputControl
          readOnly
          value={shown}
          aria-label={t('common.link.title')}
          onFocus={(event) => event.target.select()}
        />
      )}
    </form>
  );
};
