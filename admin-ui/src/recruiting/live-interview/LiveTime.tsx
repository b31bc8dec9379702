import { styled } from '@mui/material/styles';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { formatDateTime } from '#admin-ui/shared/formats';

const Small = styled('small')(({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

type Props = Pick<LiveInterviewView, 'startsAt' | 'slots' | 'timeZone'>;

/** When it is, or between how many times its candidate chooses. */
export const LiveTime = ({ startsAt, slots }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const zone = usePageZone();
  if (startsAt === null) return t('resources.live-interviews.offeredTimes', { smart_count: slots.length });
  return <time dateTime={startsAt}>{formatDateTime(startsAt, locale, zone)}</time>;
};

/** A time as clocks here have it and, where they differ, as those of the live interview do. */
export const ZonedTime = ({ at, timeZone }: { at: string; timeZone: string }) => {
  const locale = useLocale();
  const zone = usePageZone();
  const [here, there] = [formatDateTime(at, locale, zone), formatDateTime(at, locale, timeZone)];
  return (
    <time dateTime={at}>
      {here}
      <Small>{zoneName(zone)}</Small>
      {here !== there && (
        <Small>
          {there} · {zoneName(timeZone)}
        </Small>
      )}
    </time>
  );
};
