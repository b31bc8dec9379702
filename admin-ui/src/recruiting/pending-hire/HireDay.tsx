import { styled } from '@mui/material/styles';
import { endOfDay } from 'contracts/recruiting/pending-hire/pending-hire.days';
import { useTranslate } from 'react-admin';
import { formatDay } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';

/** What should have been done by now. */
export const Late = styled('strong')(({ theme }) => ({
  whiteSpace: 'nowrap',
  fontWeight: 560,
  color: theme.palette.brand.tones.danger.ink,
}));

/** `Nov 30, 2026`: a day of the calendar, wherever it is read. */
export const HireDay = ({ day }: { day: string }) => formatDay(day, useLocale());

/** Until when something is to be done; what is late says so. */
export const DueDay = ({ day, timeZone }: { day: string; timeZone: string }) => {
  const t = useTranslate();
  const locale = useLocale();
  const isOver = Date.parse(endOfDay(day, timeZone)) <= Date.now();
  const text = t(isOver ? 'resources.pending-hires.overdueSince' : 'resources.pending-hires.dueOn', {
    day: formatDay(day, locale),
  });
  return isOver ? <Late>{text}</Late> : <span style={{ whiteSpace: 'nowrap' }}>{text}</span>;
};
