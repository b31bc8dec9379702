import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { overtimeOf } from 'contracts/recruiting/response/response.overtime';
import type { ProvenQuestion, ProvenTake } from 'contracts/recruiting/response/response.proof';
import { useNotify, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { When } from '#admin-ui/shared/When.tsx';
import { clockText } from './clock-text.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 4,
  '& p': { margin: 0 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& code': { fontSize: '0.8125rem' },
}));
const words = 'resources.responses.proof';

const between = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1_000;

/** A hash as people compare it: its beginning in sight, all of it to be copied. */
const Hash = ({ take, sha256 }: Pick<ProvenTake, 'take'> & { sha256: string }) => {
  const t = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(sha256);
    notify(`${words}.hashCopied`, { type: 'info' });
  };
  return (
    <small>
      {t(`${words}.hash`)} <code title={sha256}>{sha256.slice(0, 12)}…</code>{' '}
      <IconButton size="small" aria-label={t(`${words}.copyHash`, { take })} onClick={() => void copy()}>
        <ContentCopyOutlined fontSize="inherit" />
      </IconButton>
    </small>
  );
};

/** One recording: how long it was of what it had, what came between, and when the server saw each of it. */
const OneTake = ({ proven }: { proven: ProvenTake }) => {
  const t = useTranslate();
  const locale = useLocale();
  const clock = (seconds: number) => clockText(seconds, locale);
  const { take, startedAt, stoppedAt, toldAt, arrivedAt, until, timeLimit, gaps, sha256, length } = proven;
  const gap = gaps.reduce((sum, { from, to }) => sum + between(from, to), 0);
  const over = overtimeOf(proven, length);
  const missing = timeLimit === null ? 0 : timeLimit - between(startedAt, until);
  const notes = [
    stoppedAt === null ? t(`${words}.notStopped`) : clock(between(startedAt, stoppedAt)),
    ...(gaps.length > 0 ? [t(`${words}.gaps`, { smart_count: gaps.length, time: clock(gap) })] : []),
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
      {sha256 !== null && <Hash take={take} sha256={sha256} />}
    </div>
  );
};

/** What the server saw of one question, in the order in which it happened. */
export const ProvenTakes = ({
  shownAt,
  thinkUntil,
  takes,
}: Pick<ProvenQuestion, 'shownAt' | 'thinkUntil' | 'takes'>) => {
  const t = useTranslate();
  return (
    <Root>
      {shownAt !== null && (
        <small>
          {t(`${words}.shown`)} <When at={shownAt} withTime />
          {thinkUntil !== null && (
            <>
              {' · '}
              {t(`${words}.thinking`)} <When at={thinkUntil} withTime />
            </>
          )}
        </small>
      )}
      {takes.map((take) => (
        <OneTake key={take.takeId} proven={take} />
      ))}
    </Root>
  );
};
