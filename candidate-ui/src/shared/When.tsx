import { formatDate, formatDateTime } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';

/** A day; its time on hover. */
export const When = ({ at }: { at: string }) => {
  const locale = useLocale();
  return (
    <time dateTime={at} title={formatDateTime(at, locale)}>
      {formatDate(at, locale)}
    </time>
  );
};
