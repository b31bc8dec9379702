import { useLocale } from 'ui-kit/preferences/preferences';
import { formatCount } from '#admin-ui/shared/formats';

/** Shows at the end of a label how much is written, and how much fits. */
export const useCount = (length: number, max: number): object => {
  const locale = useLocale();
  return { 'data-count': `${formatCount(length, locale)} / ${formatCount(max, locale)}` };
};
