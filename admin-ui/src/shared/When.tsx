import { useLocale } from 'ui-kit/preferences/preferences';
import { useDisplayZone } from './display-zone.ts';
import { formatDate, formatDateTime } from './formats.ts';

/** A moment as text: the day, with the time on hover, or both at once. */
export const When = ({ at, withTime = false }: { at: string; withTime?: boolean }) => {
  const locale = useLocale();
  useDisplayZone();
  const full = formatDateTime(at, locale);
  return (
    <time dateTime={at} {...(!withTime && { title: full })}>
      {withTime ? full : formatDate(at, locale)}
    </time>
  );
};
