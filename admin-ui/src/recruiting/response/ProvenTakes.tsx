import { styled } from '@mui/material/styles';
import { overtimeOf } from 'contracts/recruiting/response/response.overtime';
import type { ProvenQuestion, ProvenTake } from 'contracts/recruiting/response/response.proof';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { When } from '#admin-ui/shared/When.tsx';
import { clockText } from './clock-text.ts';
import { Hash } from './Hash.tsx';
import { ReceivedPieces } from './ReceivedPieces.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginTop: 4,
  '& p': { margin: 0 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& code': { fontSize: '0.8125rem' },
}));
const words = 'resources.responses.proof';

const between = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1_000;

/** One recording: how long it was of what it had, what came between, and when the server saw each of it. */
const OneTake = ({ proven, responseId }: { proven: ProvenTake; responseId: string }) => {
  const t = useTranslate();
  const locale = useLocale();
  const clock = (seconds: number) => clockText(seconds, locale);
  const { take, startedAt, stoppedAt, toldAt, arrivedAt, until, timeLimit, gaps, sha256, length } = proven;
  const { received, isInterrupted } = proven;
  const gap = gaps.reduce((sum, { from, to }) => sum + between(from, to), 0);
  const over = overtimeOf(proven, length);
  const missing = timeLimit === null ? 0 : timeLimit - between(startedAt, until);
  const notes = [
    stoppedAt === null ? t(`${words}.notStopped`) : clock(between(startedAt, stoppedAt)),
    ...(gaps.length > 0 ? [t(`${words}.gaps`, { smart_count: gaps.length, time: clock(gap) })] : []),
    ...(isInterrupted ? [t(`${words}.interrupted`)] : []),
    ...(over === null ? [] : [t(`${words}.longer`, { time: clock(over / 1_000) })]),
    ...(missing > 0 ? [t(`${words}.shorter`, { time: clock(missing) })] : []),
  ];
  const stamps = { started: startedAt, stopped: stoppedAt, told: toldAt, arrived: arrivedAt };
  return (
    <div>
      <p>
        {t(`${words}.take`, { take })} {notes.join(' · ')}
      </p>
      <small>
        {Object.entries(stamps).map(([name, at], index) =>
          at === null ? null : (
            <span key={name}>
              {index > 0 && ' · '}
              {t(`${words}.${name}`)} <When at={at} withTime />
            </span>
          ),
        )}
        {stoppedAt !== null && arrivedAt === null && ` · ${t(`${words}.notArrived`)}`}
      </small>
      {sha256 !== null && (
        <small>
          {t(`${words}.hash`)} <Hash sha256={sha256} copyLabel={t(`${words}.copyHash`, { take })} />
        </small>
      )}
      {received && <ReceivedPieces responseId={responseId} take={proven} received={received} />}
    </div>
  );
};

/** What the server saw of one question, in the order in which it happened. */
export const ProvenTakes = ({
  shownAt,
  thinkUntil,
  videoSeconds,
  takes,
  responseId,
}: Pick<ProvenQuestion, 'shownAt' | 'thinkUntil' | 'videoSeconds' | 'takes'> & { responseId: string }) => {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Root>
      {shownAt !== null && (
        <small>
          {t(`${words}.shown`)} <When at={shownAt} withTime />
          {thinkUntil !== null && (
            <>
              {' · '}
              {t(`${words}.thinking`)} <When at={thinkUntil} withTime />
              {videoSeconds > 0 && ` ${t(`${words}.withVideo`, { time: clockText(videoSeconds, locale) })}`}
            </>
          )}
        </small>
      )}
      {takes.map((take) => (
        <OneTake key={take.takeId} proven={take} responseId={responseId} />
      ))}
    </Root>
  );
};
