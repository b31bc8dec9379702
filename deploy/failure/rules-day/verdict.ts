import type { Counts, Outcome } from './expected.ts';
import type { Observed } from './observed.ts';

/** How what has come to pass differs from the calculation. `examples`: a few of them. */
export type Difference = { expected: number; lost: number; doubled: number; strange: number; examples: string[] };

const MOST_EXAMPLES = 8;
const sum = (counts: Counts): number => [...counts.values()].reduce((all, one) => all + one, 0);

export const differenceOf = (expected: Counts, seen: Counts): Difference => {
  const found: Difference = { expected: sum(expected), lost: 0, doubled: 0, strange: 0, examples: [] };
  for (const key of new Set([...expected.keys(), ...seen.keys()])) {
    const [wanted, had] = [expected.get(key) ?? 0, seen.get(key) ?? 0];
    if (wanted === had) continue;
    if (had < wanted) found.lost += wanted - had;
    else if (wanted > 0) found.doubled += had - wanted;
    else found.strange += had;
    if (found.examples.length < MOST_EXAMPLES) found.examples.push(`${key}: ${had}, not ${wanted}`);
  }
  return found;
};

/** How many runs each rule is to have in its log. */
export const totalsOf = ({ runs }: Outcome, rules: readonly { key: string }[]): Counts => {
  const totals: Counts = new Map(rules.map(({ key }) => [key, 0]));
  for (const [key, count] of runs) {
    const [rule = ''] = key.split(' ');
    totals.set(rule, (totals.get(rule) ?? 0) + count);
  }
  return totals;
};

const compared = ['runs', 'labels', 'statuses', 'tasks', 'mails', 'calls'] as const;
export type Differences = Record<(typeof compared)[number] | 'logs', Difference>;

export const differencesOf = (
  { outcome, logs }: { outcome: Outcome; logs: Counts },
  { observed, totals }: { observed: Observed; totals: Counts },
): Differences => {
  const parts = compared.map((part) => [part, differenceOf(outcome[part], observed[part])]);
  return { ...(Object.fromEntries(parts) as Differences), logs: differenceOf(logs, totals) };
};

const isNone = ({ lost, doubled, strange }: Difference): boolean => lost + doubled + strange === 0;

export const isAsReckoned = (differences: Differences): boolean => Object.values(differences).every(isNone);

/** The part, as it was reckoned or how it was not. */
export const inWords = (differences: Differences): string =>
  Object.entries(differences)
    .map(([part, one]) =>
      isNone(one)
        ? `${one.expected} ${part} as reckoned`
        : `${one.expected} ${part}: ${one.lost} lost, ${one.doubled} doubled, ${one.strange} strange`,
    )
    .join('; ');
