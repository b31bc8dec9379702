import { type Profiler, Session } from 'node:inspector/promises';
import type { Figure } from './question.ts';

const MICROSECONDS = 1_000;

/** Parts of the work, by the file of the function that runs; the first that fits. */
const PARTS: [part: string, file: RegExp][] = [
  ['decryption', /event-store\/(cipher|key)|internal\/crypto/],
  ['decoding', /event-store\/|event-feed\/|\/contracts\/|node_modules\/zod\//],
  [
    'statements',
    /node_modules\/pg|platform\/src\/postgres\/|node:net|node:buffer|stream_base|projection-service\/src\/engine\/(write|load|columns|array-text|commit|rollup-write|spread-table)/,
  ],
  ['folding', /projection-service\//],
];
const NATIVE: Record<string, string> = {
  '(idle)': 'waiting',
  '(garbage collector)': 'garbage',
};

/** A native function counts for whoever called it, unless it is known by itself. */
const partOf = ({ functionName, url }: Profiler.ProfileNode['callFrame'], ofCaller: string): string => {
  if (url === '') return NATIVE[functionName] ?? ofCaller;
  return PARTS.find(([, file]) => file.test(url))?.[0] ?? 'rest';
};

const partsOf = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parts = new Map<number, string>();
  const name = (node: Profiler.ProfileNode, ofCaller: string): void => {
    const part = partOf(node.callFrame, ofCaller);
    parts.set(node.id, part);
    for (const child of node.children ?? []) {
      const below = byId.get(child);
      if (below) name(below, part);
    }
  };
  if (nodes[0]) name(nodes[0], 'rest');
  const spent = new Map<string, number>();
  samples.forEach((id, index) => {
    const part = parts.get(id) ?? 'rest';
    spent.set(part, (spent.get(part) ?? 0) + (timeDeltas[index] ?? 0) / MICROSECONDS);
  });
  return spent;
};

const figuresOf = (name: string, n: number, spent: Map<string, number>): Figure[] => {
  const all = [...spent.values()].reduce((sum, ms) => sum + ms, 0);
  return [...spent]
    .toSorted(([, one], [, other]) => other - one)
    .map(([part, ms]) => ({ name: `${name}-in-${part}`, value: (100 * ms) / all, unit: '% of time', n }));
};

/** Where the time of this process goes while `work` is done: shares of it, by part, the largest first. */
export const whereTimeGoes = async (name: string, n: number, work: () => Promise<unknown>): Promise<Figure[]> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return figuresOf(name, n, partsOf(profile));
};
