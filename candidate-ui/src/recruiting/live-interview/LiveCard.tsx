import './live.words.ts';
import styled from '@emotion/styled';
import { useId } from 'react';
import { browserZone, zoneName } from 'ui-kit/format/time-zones';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import type { Tone } from 'ui-kit/theme/palette';
import { Card } from '#candidate-ui/shared/Card';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { ComingAnswer } from './ComingAnswer.tsx';
import { isElsewhere, type LiveState, spanIn, stateOf } from './live-time.ts';
import type { MyLive } from './lives.ts';
import { SlotChoice } from './SlotChoice.tsx';

const Root = styled(Card)({ display: 'grid', gap: 16, '& h2': { minWidth: 0, overflowWrap: 'anywhere' } });
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
});
const Facts = styled.dl({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& dt': { fontSize: '0.8125rem', color: colour.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: colour.inkSoft },
});
const Soft = styled.p({ color: colour.inkSoft, overflowWrap: 'anywhere' });

const tones: Record<LiveState, Tone> = {
  offered: 'notice',
  scheduled: 'notice',
  yes: 'success',
  no: 'quiet',
  past: 'quiet',
  cancelled: 'danger',
};

const LINK = /^https?:\/\/\S+$/;

/** One meeting with the company: when, where and with whom, and what I say to it. */
export const LiveCard = ({ interviewId, company, live }: { interviewId: string; company: string; live: MyLive }) => {
  const { t, locale } = useTranslation();
  const headingId = useId();
  const { title, startsAt, minutes, timeZone, place, interviewers, reason } = live;
  const state = stateOf(live, Date.now());
  const here = browserZone();
  const time = startsAt !== null && spanIn(locale, { startsAt, minutes, timeZone: here });
  return (
    <Root aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{title}</h2>
        <Tag tone={tones[state]} label={t(`live.status.${state}`)} />
      </Head>
      <Facts>
        {time && startsAt !== null && (
          <div>
            <dt>{t('live.when')}</dt>
            <dd>
              <time dateTime={startsAt}>{time}</time>
              <small>
                {t('live.zone', { zone: zoneName(here) })}
                {isElsewhere(startsAt, here, timeZone) &&
                  ` ${t('live.theirs', { time: spanIn(locale, { startsAt, minutes, timeZone }), zone: zoneName(timeZone) })}`}
              </small>
            </dd>
          </div>
        )}
        {place && state !== 'cancelled' && (
          <div>
            <dt>{t('live.where')}</dt>
            <dd>
              {LINK.test(place) ? (
                <a href={place} target="_blank" rel="noreferrer">
                  {place}
                </a>
              ) : (
                place
              )}
            </dd>
          </div>
        )}
        {interviewers.length > 0 && (
          <div>
            <dt>{t('live.who')}</dt>
            <dd>{interviewers.join(', ')}</dd>
          </div>
        )}
      </Facts>
      {state === 'cancelled' && reason && <Soft>{t('live.reason', { reason })}</Soft>}
      {state === 'offered' && <SlotChoice {...{ interviewId, company, live }} />}
      {(state === 'scheduled' || state === 'yes' || state === 'no') && (
        <ComingAnswer {...{ interviewId, company, live }} />
      )}
    </Root>
  );
};
