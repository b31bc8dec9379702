import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMailServer } from 'integration-workers/test/mail-server.harness';
import { drawKills, type Kill, ofThreeProcesses, strike } from '#deploy/failure/victims';
import { demoId } from '#deploy/seed/demo-id';
import { createRandom } from '#deploy/seed/random';
import { openConsumer } from '#deploy/test/consumer.fixture';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';
import { calm } from './calm.ts';
import { type Company, EVENING_HOURS, endRules, makeRules, openCompany } from './company.ts';
import { expectedOf } from './expected.ts';
import { liftLimits } from './landlord.ts';
import { liveAll } from './live.ts';
import { drawLives } from './lives.ts';
import { logTotals, observedOf } from './observed.ts';
import type { Day, Life } from './plan.ts';
import { poolsFor } from './pools.ts';
import { drawRules } from './rules.ts';
import { type Timed, timedSlices } from './timed.ts';
import { type Differences, differencesOf, totalsOf } from './verdict.ts';

const CLIENTS = 12;
const TEAM = 2;
/** A login that outlives the day. */
const LASTING_MINUTES = '10000';
/** A day is pressed into minutes: a minute sends as many commands of rules as a quarter of an hour does else. */
const SYSTEM_COMMANDS = '90000';
const HOUR_MS = 3_600_000;
const HARBOR = { email: 'admin@harbor.example', company: 'harbor' };
const SUMMIT = { email: 'admin@summit.example', company: 'summit' };

export type DayOptions = {
  seed: number;
  rules: number;
  events: number;
  kills: number;
  say: (line: string) => void;
};
export type DayVerdict = {
  kills: readonly Kill[];
  commands: number;
  timed: Timed;
  /** Times at which it stood still with something to do. */
  stalls: number;
  again: { mails: number; calls: number };
  differences: Differences;
};

/** The same seed draws the same day. */
export const drawDay = ({ seed, rules, events }: Pick<DayOptions, 'seed' | 'rules' | 'events'>, timed: number): Day => {
  const random = createRandom(seed);
  const pools = poolsFor(rules);
  return { pools, rules: drawRules(random, pools, rules), lives: drawLives(random, pools, { events, timed }) };
};

/** Lives that come while commands are timed: enough for a 99th percentile of a large day. */
const timedLives = (events: number): number => Math.max(6, Math.min(150, Math.floor(events / 60)));

const stepsOf = (lives: readonly Life[]): number => lives.reduce((sum, { steps }) => sum + steps.length, 0);

/** Lives the morning, and kills a process again and again meanwhile. */
const underKills = async (onrecord: Onrecord, company: Company, lives: readonly Life[], options: DayOptions) => {
  const { seed, kills: count, say } = options;
  const random = createRandom(seed + 1);
  const all = stepsOf(lives);
  const kills = drawKills(random, count, ofThreeProcesses).map(({ victim, after }, nth) => ({
    victim,
    after: Math.floor(((nth + 1) * all) / (count + 1)) + after,
  }));
  let taken = 0;
  let striking = Promise.resolve();
  const left = [...kills];
  await liveAll(company, lives, {
    ...{ part: 'steps', clients: CLIENTS },
    taken: () => {
      taken += 1;
      if (taken % 1_000 === 0) say(`  ${taken} of ${all} commands`);
      if (left[0] === undefined || taken < left[0].after) return;
      const [{ victim }] = left.splice(0, 1) as [Kill];
      say(`  ${victim} dies, after ${taken} commands`);
      striking = striking.then(() => strike(onrecord, victim, random));
    },
  });
  await striking;
  return { kills, taken };
};

/** A day of a company with many rules: timed, killed, and compared with a calculation of its own. */
export const rulesDay = async (options: DayOptions): Promise<DayVerdict> => {
  const { seed, rules, events, say } = options;
  const timedCount = timedLives(events);
  const day = drawDay({ seed, rules, events }, timedCount);
  const outcome = expectedOf(day, TEAM);
  const clock = join(tmpdir(), `onrecord-clock-${process.pid}`);
  const setClock = (ahead: number) => writeFile(clock, String(ahead));
  await setClock(0);
  const outside = { mailServer: await openMailServer(), consumer: await openConsumer() };
  const onrecord = await startOnrecord({
    split: true,
    env: {
      ...{ SMTP_URL: outside.mailServer.url, WEBHOOK_ALLOW_PRIVATE: 'true' },
      ...{ TOKEN_MINUTES: LASTING_MINUTES, RATE_LIMIT_SYSTEM: SYSTEM_COMMANDS },
      ...{ CLOCK_AHEAD_FILE: clock, NODE_OPTIONS: `--import=${import.meta.resolve('./moved-clock.ts')}` },
    },
  });
  let stalls = 0;
  const [tenantId, otherId] = [demoId('tenant', 'harbor', ''), demoId('tenant', 'summit', '')];
  const untilCalm = async (ahead = 0) => {
    if (await calm(onrecord, [tenantId, otherId], { ahead, say })) return;
    stalls += 1;
    say('It stands still with something to do');
  };
  try {
    say(`${day.rules.length} rules, ${day.lives.length} lives`);
    await liftLimits(onrecord.url, tenantId);
    const company = await openCompany(onrecord.url, HARBOR, day);
    const withoutRules = await openCompany(onrecord.url, SUMMIT, day);
    await makeRules(company, day, { hookUrl: outside.consumer.url, teamSize: TEAM });
    const candidates = day.lives.filter(({ person }) => person !== null);
    const timed = await timedSlices({ without: withoutRules, withRules: company }, candidates.slice(0, timedCount), {
      say,
      untilCalm,
    });
    say('The morning');
    const morning = day.lives.filter(({ person }) => person === null).concat(candidates.slice(timedCount));
    const { kills, taken } = await underKills(onrecord, company, morning, options);
    await untilCalm();
    say('The afternoon');
    const afternoon = day.lives.filter(({ later }) => later.length > 0);
    await liveAll(company, afternoon, { part: 'later', clients: CLIENTS });
    await untilCalm();
    await endRules(company, day);
    say('The evening');
    await setClock(EVENING_HOURS * HOUR_MS);
    await onrecord.kill();
    await onrecord.restart();
    await untilCalm(EVENING_HOURS * HOUR_MS);
    const observed = await observedOf(onrecord, company, tenantId, outside);
    const totals = await logTotals(company, day.rules);
    const differences = differencesOf({ outcome, logs: totalsOf(outcome, day.rules) }, { observed, totals });
    const later = afternoon.reduce((sum, life) => sum + life.later.length, 0);
    return {
      ...{ kills, timed, stalls, differences },
      commands: taken + later + stepsOf(candidates.slice(0, timedCount)),
      again: { mails: observed.mailedAgain, calls: observed.calledAgain },
    };
  } finally {
    await onrecord.discard();
    await outside.mailServer.close();
    outside.consumer.close();
    await rm(clock, { force: true });
  }
};
