import { styled } from '@mui/material/styles';
import type { StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { staffInterviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Tone } from 'ui-kit/theme/palette';
import { statusKey, statusStyle } from './interview-status.ts';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: 0, marginBottom: 8, fontSize: '0.875rem', fontWeight: 560 });
const Grid = styled('div')({ display: 'grid', gap: 6, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' });
const Option = styled('label', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { tones, outline, surface, brand } = theme.palette.brand;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    padding: '6px 12px',
    borderRadius: 8,
    fontSize: '0.875rem',
    fontWeight: 520,
    cursor: 'pointer',
    background: surface,
    boxShadow: `inset 0 0 0 1px ${outline}`,
    '& svg': { fontSize: 18, color: tones[tone].ink },
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
    '@media (hover: hover)': { '&:hover': { background: tones[tone].tint } },
    '&:has(input:checked)': {
      color: tones[tone].ink,
      background: tones[tone].tint,
      boxShadow: `inset 0 0 0 2px ${tones[tone].ink}`,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${brand}`, outlineOffset: 2 },
  };
});

type Props = { chosen: StaffInterviewStatus | null; onChoose: (status: StaffInterviewStatus) => void };

/** The statuses that staff may set; the others follow from what happens. */
export const StatusChoice = ({ chosen, onChoose }: Props) => {
  const t = useTranslate();
  const name = useId();
  return (
    <Group>
      <Legend>{t('resources.interviews.change.newStatus')}</Legend>
      <Grid>
        {staffInterviewStatuses.map((status) => {
          const { tone, icon: Icon } = statusStyle[status];
          return (
            <Option key={status} tone={tone}>
              <input type="radio" name={name} checked={chosen === status} onChange={() => onChoose(status)} />
              <Icon aria-hidden="true" />
              {t(statusKey(status))}
            </Option>
          );
        })}
      </Grid>
    </Group>
  );
};
