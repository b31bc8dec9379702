import './response.words.ts';
import { LATE_BYTES_MS } from 'contracts/recruiting/response/response.choices';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import { serverClock } from 'ui-kit/answer/server-clock';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { clockTime } from 'ui-kit/media/clock-time';
import { useMyTakes } from './my-takes.ts';

type Line = { id: string; text: string };

/** Recordings whose browser did not come back: what of them counts, and what may still come from where they were made. */
export const Interrupted = ({ response }: { response: MyResponse }) => {
  const { t } = useTranslation();
  const here = useMyTakes(response.interviewId);
  const now = serverClock.at(Date.now());
  const mayArrive = now < Date.parse(response.expiresAt) + LATE_BYTES_MS;
  const isOver = response.status !== 'invited' && response.status !== 'begun';
  const lines = response.questions.flatMap(({ takes, answer }, index): Line[] =>
    takes.flatMap(({ takeId, take, startedAt, stoppedAt, until, isInterrupted, isLost }) => {
      const values = { number: index + 1, take };
      if (isInterrupted) {
        const seconds = (Date.parse(stoppedAt ?? startedAt) - Date.parse(startedAt)) / 1_000;
        const isAnswer = answer !== null && 'takeId' in answer && answer.takeId === takeId;
        const key = isAnswer ? 'response.interrupted.answer' : 'response.interrupted.kept';
        return [{ id: takeId, text: t(key, { ...values, time: clockTime(seconds) }) }];
      }
      const isCutOff = stoppedAt === null && !isLost && Date.parse(until) <= now;
      if (!isCutOff || !mayArrive || here.some((item) => item.takeId === takeId)) return [];
      return [{ id: takeId, text: t(`response.interrupted.${isOver ? 'waiting' : 'open'}`, values) }];
    }),
  );
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('response.interrupted.title')}>
      <h2>{t('response.interrupted.title')}</h2>
      {lines.map(({ id, text }) => (
        <p key={id} style={{ marginTop: 6 }}>
          {text}
        </p>
      ))}
    </section>
  );
};
