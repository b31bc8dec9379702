import { formatDate, formatDateTime } from './formats.ts';
import { useLocale } from './preferences.ts';

/** A day; its time on hover. */
export const When = ({ at }: { at: string }) => {
  const locale = useLocale();
  return (
    <time dateTime={at} title={formatDateTime(at, locale)}>
      {formatDate(at, locale)}
    </time>
  );
};
