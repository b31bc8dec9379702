import type { Random } from '#deploy/seed/random';
import { type Ask, type Deed, moves, type PlannedRule, type Pools } from './plan.ts';
import { some, TIMED_COUNTRY } from './pools.ts';

type Drawn = Pick<PlannedRule, 'event' | 'asks' | 'deeds'> & Partial<PlannedRule>;
type Draw = { random: Random; pools: Pools };

const is = (field: Ask['field'], ...values: string[]): Ask => ({ field, operator: 'is', values });
const at = <T>(from: readonly T[], nth: number): T => from[nth % from.length] as T;

/** What is known of a person from the start, and changes no more. */
const aboutPerson = ({ random, pools }: Draw): Ask =>
  random.pick([
    is('candidate.state', some(random, pools.states)),
    is('candidate.state', some(random, pools.states)),
    is('candidate.city', some(random, pools.cities)),
    is('candidate.country', some(random, pools.countries)),
  ]);
const aboutTitle = ({ random }: Draw): Ask => ({
  field: 'candidate.title',
  operator: 'contains',
  values: [some(random, ['Joiner', 'COOK', 'sail', 'porter'])],
});
/** Those are put on before anything happens that rules ask them after. */
const aboutLabels = ({ random, pools }: Draw): Ask => ({
  field: 'candidate.labels',
  operator: random.chance(0.8) ? 'is' : 'is-not',
  values: [some(random, pools.asked)],
});
const told = ({ random, pools }: Draw): Ask => is('label', some(random, pools.told));
const settled = ({ random, pools }: Draw): Ask[] => [
  is('status', random.pick(moves)),
  is('job', some(random, pools.jobs)),
];
const mark = ({ random, pools }: Draw): Deed => ({ kind: 'add-label', label: some(random, pools.marks) });
const call = ({ random, pools }: Draw): Deed => ({ kind: 'call-webhook', webhook: some(random, pools.webhooks) });
const task = ({ random }: Draw): Deed => ({ kind: 'create-task', assignee: random.pick(['user', 'team']) });

/** Steps from status to status of jobs on which rules alone move interviews: in a circle, which stops itself. */
const routeOf = ({ pools }: Draw, turn: number): Drawn | undefined => {
  const job = pools.routed[Math.floor(turn / moves.length)];
  if (job === undefined) return undefined;
  const asks = [is('status', at(moves, turn)), is('job', job)];
  return {
    event: 'status-changed',
    asks,
    isOnce: false,
    deeds: [{ kind: 'change-status', status: at(moves, turn + 1) }],
  };
};
/** Each label of the chain is put on by one rule, because of the one before it. */
const chainOf = (draw: Draw, turn: number): Drawn | undefined => {
  const { chain } = draw.pools;
  const label = chain[turn];
  if (label === undefined) return undefined;
  const before = chain[turn - 1];
  const asks = [before === undefined ? is('label', at(draw.pools.told, 0)) : is('label', before)];
  return { event: 'label-added', asks, isOnce: false, deeds: [{ kind: 'add-label', label }, mark(draw)] };
};
const circleOf = ({ pools }: Draw, turn: number): Drawn | undefined => {
  const label = pools.circles[Math.floor(turn / 2)];
  if (label === undefined) return undefined;
  const isOff = turn % 2 === 0;
  const event = isOff ? 'label-added' : 'label-removed';
  const kind = isOff ? 'remove-label' : 'add-label';
  return { event, asks: [is('label', label)], isOnce: false, deeds: [{ kind, label }] };
};

/** One after the other, so that every kind of rule is there in a short day too; those that have run out leave their place to the next. */
const patterns: readonly ((draw: Draw, turn: number) => Drawn | undefined)[] = [
  (draw) => ({
    event: 'label-added',
    asks: [told(draw), aboutPerson(draw)],
    deeds: [{ kind: 'mail', to: 'candidate' }],
  }),
  routeOf,
  chainOf,
  circleOf,
  (draw) => ({
    event: 'candidate-added',
    asks: [aboutPerson(draw), aboutTitle(draw)],
    deeds: [task(draw), mark(draw)],
  }),
  (draw) => ({ event: 'status-changed', asks: settled(draw), deeds: [call(draw), mark(draw)], wait: 'minute' }),
  (draw) => ({ event: 'label-added', asks: [told(draw), aboutLabels(draw)], deeds: [call(draw)], isOnce: false }),
  (draw) => ({
    event: 'interview-opened',
    asks: [is('job', some(draw.random, draw.pools.jobs)), aboutPerson(draw)],
    deeds: [{ kind: 'mail', to: 'user' }],
  }),
  circleOf,
  (draw) => ({
    event: 'label-removed',
    asks: [told(draw), aboutPerson(draw)],
    deeds: [mark(draw), task(draw)],
    isOnce: false,
  }),
  (draw) => ({ event: 'label-added', asks: [told(draw), aboutLabels(draw)], deeds: [task(draw)], wait: 'evening' }),
  (draw) => ({
    event: 'job-published',
    asks: [is('job', some(draw.random, draw.pools.jobs))],
    deeds: [{ kind: 'mail', to: 'address' }, call(draw)],
    isOnce: draw.random.chance(0.5),
  }),
  chainOf,
  (draw) => ({
    event: 'interview-opened',
    asks: [is('job', some(draw.random, draw.pools.jobs)), aboutLabels(draw)],
    deeds: [{ kind: 'remove-label', label: some(draw.random, draw.pools.old) }],
  }),
  (draw) => {
    const status = draw.random.pick(moves);
    const job = some(draw.random, draw.pools.jobs.slice(draw.pools.routed.length));
    const asks = [is('status', status), is('job', job), is('interview.status', status)];
    return { event: 'status-changed', asks, deeds: [{ kind: 'mail', to: 'team' }, mark(draw)], wait: 'evening' };
  },
  routeOf,
  (draw) => ({ event: 'label-added', asks: [told(draw), aboutPerson(draw)], deeds: [mark(draw)], wait: 'minute' }),
  (draw) => ({
    event: 'status-changed',
    asks: [...settled(draw), aboutLabels(draw)],
    deeds: [mark(draw), { kind: 'remove-label', label: some(draw.random, draw.pools.old) }],
    isOnce: false,
  }),
  (draw) => ({
    event: 'candidate-added',
    asks: [aboutPerson(draw), aboutTitle(draw)],
    deeds: [call(draw)],
    wait: 'minute',
  }),
  (draw) => ({
    event: 'status-changed',
    asks: [...settled(draw), aboutPerson(draw)],
    deeds: [{ kind: 'mail', to: 'candidate' }, task(draw)],
  }),
];

const OFF = 0.12;
const REMOVED = 0.24;

const fateOf = ({ random }: Draw, wait: PlannedRule['wait']): PlannedRule['fate'] => {
  const drawn = random.fraction();
  if (wait !== 'evening' || drawn >= REMOVED) return 'stays';
  return drawn < OFF ? 'off' : 'removed';
};

export const drawRules = (random: Random, pools: Pools, count: number): PlannedRule[] => {
  const rules: PlannedRule[] = [];
  const turns = new Map<unknown, number>();
  for (let place = 0; rules.length < count; place += 1) {
    const pattern = at(patterns, place);
    const turn = turns.get(pattern) ?? 0;
    turns.set(pattern, turn + 1);
    const draw = { random, pools };
    const drawn = pattern(draw, turn);
    if (!drawn) continue;
    const { wait = 'none', isOnce = true, asks, ...rule } = drawn;
    const nobodyTimed: Ask = { field: 'candidate.country', operator: 'is-not', values: [TIMED_COUNTRY] };
    rules.push({
      key: `R${String(rules.length).padStart(3, '0')}`,
      ...rule,
      ...{ wait, isOnce, fate: fateOf(draw, wait) },
      asks: wait === 'minute' ? [...asks, nobodyTimed] : asks,
    });
  }
  return rules;
};
