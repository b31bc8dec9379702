import './live.words.ts';
import styled from '@emotion/styled';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { browserZone, zoneName } from 'ui-kit/format/time-zones';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { say } from '#candidate-ui/shared/toasts';
import { isElsewhere, spanIn } from './live-time.ts';
import { chooseSlot, type MyLive } from './lives.ts';

const Root = styled.div({ display: 'grid', gap: 12 });
const Soft = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });
const Slots = styled.ul({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 16px',
    borderRadius: 8,
    border: `1px solid ${colour.line}`,
  },
  '& li > div': { flex: '1 1 220px', minWidth: 0 },
});

type Props = { interviewId: string; company: string; live: MyLive };

/** Times that are still free: the first to choose one has it. */
export const SlotChoice = ({ interviewId, company, live: { id, slots, minutes, timeZone } }: Props) => {
  const { t, locale } = useTranslation();
  const problem = useProblemText();
  const { submit, isBusy, refusal } = useSend(chooseSlot);
  const here = browserZone();
  return (
    <Root>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      {slots.length === 0 ? (
        <div>
          <h3>{t('live.noTimes')}</h3>
          <p>{t('live.noTimesDetail', { company })}</p>
        </div>
      ) : (
        <>
          <h3>{t('live.choose')}</h3>
          <Soft>
            {t('live.minutes', { count: minutes })} · {t('live.zone', { zone: zoneName(here) })}
          </Soft>
          <Slots>
            {slots.map(({ id: slotId, startsAt }) => {
              const time = spanIn(locale, { startsAt, minutes, timeZone: here });
              return (
                <li key={slotId}>
                  <div>
                    <strong>{time}</strong>
                    {isElsewhere(startsAt, here, timeZone) && (
                      <Soft>
                        {t('live.theirs', {
                          time: spanIn(locale, { startsAt, minutes, timeZone }),
                          zone: zoneName(timeZone),
                        })}
                      </Soft>
                    )}
                  </div>
                  <ActionButton
                    disabled={isBusy}
                    aria-label={t('live.takeOf', { time })}
                    onClick={async () => {
                      if (await submit({ interviewId, id, slotId, startsAt }))
                        say({ kind: 'success', key: 'live.chosen' });
                    }}
                  >
                    {t('live.take')}
                  </ActionButton>
                </li>
              );
            })}
          </Slots>
        </>
      )}
    </Root>
  );
};
