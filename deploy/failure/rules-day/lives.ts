import type { Random } from '#deploy/seed/random';
import { eventsOf, type Life, moves, type Person, type Pools, type Step } from './plan.ts';
import { some, TIMED_COUNTRY } from './pools.ts';

const label = (add: readonly string[], remove: readonly string[] = []): Step => ({ do: 'label', add, remove });

const IN_CIRCLES = 0.04;
const INTERVIEWED = 0.9;
const TWICE = 0.25;
const TOLD_AGAIN = 0.3;
const UNASKED = 0.3;
const MOVED_AGAIN = 0.5;

const drawPerson = (random: Random, pools: Pools, isTimed: boolean): Person => ({
  state: some(random, pools.states),
  city: some(random, pools.cities),
  country: isTimed ? TIMED_COUNTRY : some(random, pools.countries),
  title: some(random, pools.titles),
});

/** What is asked about comes first, what is told of comes after it, and interviews come last. */
const drawCandidate = (random: Random, pools: Pools, { key, isTimed }: { key: string; isTimed: boolean }): Life => {
  const asked = pools.asked.filter(() => random.chance(0.4));
  const old = pools.old.filter(() => random.chance(0.4));
  const told = [...new Set([some(random, pools.told), some(random, pools.told)])];
  const jobs = random.chance(INTERVIEWED) ? [some(random, pools.jobs)] : [];
  const [first = '', ...others] = told;
  const steps: Step[] = [
    { do: 'add' },
    ...(asked.length + old.length > 0 ? [label([...asked, ...old])] : []),
    label([first]),
    ...others.map((one) => label([one])),
    label([], [first]),
    ...(random.chance(TOLD_AGAIN) ? [label([first]), label([], told)] : []),
    ...(random.chance(IN_CIRCLES) ? [label([some(random, pools.circles)])] : []),
  ];
  const again = pools.jobs.filter((job) => !jobs.includes(job));
  if (jobs.length > 0 && random.chance(TWICE)) jobs.push(some(random, again));
  const moved = jobs.map((job) => ({ do: 'move' as const, job, to: random.pick(moves) }));
  for (const move of moved) steps.push({ do: 'open', job: move.job }, move);
  const later: Step[] = [
    ...asked.filter(() => random.chance(UNASKED)).map((one) => label([], [one])),
    ...moved
      .filter(({ job }) => !pools.routed.includes(job) && random.chance(MOVED_AGAIN))
      .map((move) => ({
        ...move,
        to: some(
          random,
          moves.filter((to) => to !== move.to),
        ),
      })),
  ];
  return { key, person: drawPerson(random, pools, isTimed), steps, later: isTimed ? [] : later };
};

const jobLives = (random: Random, { jobs }: Pools): Life[] =>
  jobs.map((key) => ({
    ...{ key, person: null, later: [] },
    steps: [{ do: 'publish' }, ...(random.chance(TWICE * 2) ? [{ do: 'unpublish' }, { do: 'publish' }] : [])] as Step[],
  }));

const countOf = ({ steps, later }: Life): number => [...steps, ...later].reduce((sum, step) => sum + eventsOf(step), 0);

/** Jobs first, then candidates until there are as many events as the day is to have. The first `timed` candidates come while commands are timed. */
export const drawLives = (
  random: Random,
  pools: Pools,
  { events, timed }: { events: number; timed: number },
): Life[] => {
  const lives = jobLives(random, pools);
  let count = lives.reduce((sum, life) => sum + countOf(life), 0);
  for (let nth = 0; count < events || nth < timed; nth += 1) {
    const life = drawCandidate(random, pools, { key: `C${String(nth).padStart(5, '0')}`, isTimed: nth < timed });
    lives.push(life);
    count += countOf(life);
  }
  return lives;
};
