import { zoneName } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import { usePageZone } from './display-zone.ts';
import { formatDate, formatDateTime } from './formats.ts';

/** A moment as text: the day, or with the time; on hover both, and the time zone. */
export const When = ({ at, withTime = false }: { at: string; withTime?: boolean }) => {
  const locale = useLocale();
  const zone = usePageZone();
  const full = formatDateTime(at, locale, zone);
  return (
    <time dateTime={at} title={`${full} (${zoneName(zone)})`}>
      {withTime ? full : formatDate(at, locale, zone)}
    </time>
  );
};
