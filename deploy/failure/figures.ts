import type { OnBus } from './bus.ts';
import type { Fault } from './faults.ts';
import type { Killed } from './kill.ts';
import type { Reached, Verdict } from './verdict.ts';

const EXAMPLES = 5;

const timesOf = ({ wanted, missing, again, strangers }: Reached, what: string): string =>
  `${wanted - missing.length} of ${wanted} ${what}, ${again} again under one id, ${strangers.length} under another`;

const onBus = ({ events, missing, again, disordered }: OnBus): string =>
  `${missing.length} of ${events} events not on Kafka, ${again} again, ${disordered.length} out of order`;

/** What became of everything, in one line. */
export const figuresOf = ({ acknowledged, lost, doubled, unequal, tables, mails, calls, bus }: Verdict): string =>
  [
    `${acknowledged} commands acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
    `${tables - unequal.length} of ${tables} tables equal to a rebuild`,
    timesOf(mails, 'mails'),
    timesOf(calls, 'calls'),
    ...(bus ? [onBus(bus)] : []),
  ].join('; ');

const secondsOf = (ms: readonly number[]): string => `${(Math.max(...ms) / 1_000).toFixed(1)} s`;

/** Who died how often, how soon commands were answered again at the latest, and how long the slowest took. */
export const deathsOf = (kills: readonly Killed[]): string => {
  const deaths = [...Map.groupBy(kills, ({ victim }) => victim)].map(([victim, of]) => {
    const answered = secondsOf(of.map(({ answeredMs }) => answeredMs));
    const waited = secondsOf(of.map(({ waitedMs }) => waitedMs));
    return `${victim} ${of.length}, answered again after ${answered}, slowest command ${waited}`;
  });
  return `${kills.length} kills (${deaths.toSorted().join('; ')})`;
};

const SAID_OF: Partial<Record<Fault, string>> = {
  hung: 'requests without an answer in time',
  dropped: 'requests whose connection was lost',
};

/** What is not as it should be, with a few examples of each. */
export const faultsOf = ({ faults, lost, doubled, unequal, left, mails, calls, bus }: Verdict): string[] => {
  const wrong: Record<string, readonly string[]> = {
    'commands lost': lost,
    'commands doubled': doubled,
    'tables unequal to a rebuild': unequal,
    'mails that did not go out': mails.missing,
    'mails under another id': mails.strangers,
    'calls that were not made': calls.missing,
    'calls under another id': calls.strangers,
    'events not on Kafka': bus?.missing ?? [],
    'events out of order on Kafka': bus?.disordered ?? [],
  };
  const undone = Object.entries(left).filter(([, count]) => count !== 0);
  return [
    ...Object.entries(wrong).flatMap(([what, ids]) =>
      ids.length === 0 ? [] : [`${ids.length} ${what}: ${ids.slice(0, EXAMPLES).join(', ')}`],
    ),
    ...[...faults].map(([fault, times]) => `${times} ${SAID_OF[fault] ?? `answers ${fault}, or without Retry-After`}`),
    ...undone.map(([what, count]) => `${what}: still ${count}`),
  ];
};
