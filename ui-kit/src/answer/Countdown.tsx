import './answering.words.ts';
import styled from '@emotion/styled';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { clockTime } from '#ui-kit/media/clock-time';
import { useNow } from '#ui-kit/media/useNow';
import { toneColour } from '#ui-kit/theme/colours';
import { secondsUntil } from './server-clock.ts';

const Time = styled.strong({
  fontSize: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
  '&[data-short]': { color: toneColour.danger.ink },
});
const Quiet = styled.span({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

/** Said to those who listen; nobody wants to hear each second. */
const SAID = [60, 30, 10];

/** Time that is left until a moment of the server's clock. */
export const Countdown = ({ until, label }: { until: string; label: string }) => {
  const { t } = useTranslation();
  const seconds = secondsUntil(until, useNow(true));
  const said = SAID.filter((mark) => seconds <= mark).at(-1);
  return (
    <span role="timer" aria-label={label}>
      <Time data-short={seconds <= 10 || undefined}>{clockTime(seconds)}</Time>
      <Quiet role="status">{said === undefined ? '' : t('answering.secondsLeft', { count: said })}</Quiet>
    </span>
  );
};
