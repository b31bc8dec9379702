import { LARGE, SMALL } from './grown.ts';
import { openKept } from './kept.ts';
import { list, lists, newest } from './list.ts';
import { succeeded } from './product.ts';
import { type Figure, median, type Question, rounds } from './question.ts';

const REPEATS = 200;

const found = (q: string): string => list({ sort: newest, range: [0, 24], filter: { q } });

const measure = async (name: string, interviews: number): Promise<Figure[]> => {
  const product = await openKept(interviews);
  try {
    const { first = '', search = '' } = await lists.paths(product);
    const paths = { list: first, 'full-name': search, surname: found('Miller'), nobody: found('Quillfeather Miller') };
    const time = async (path: string): Promise<number> => {
      const started = performance.now();
      succeeded(await product.call('GET', path));
      return performance.now() - started;
    };
    const timesOf = async () => {
      const times = Object.values(paths).map((): number[] => []);
      // In turns, so that whatever else this machine does slows all of them.
      for (let repeat = 0; repeat < REPEATS; repeat += 1)
        for (const [index, path] of Object.values(paths).entries()) times[index]?.push(await time(path));
      const [ofList = Number.NaN, ...ofSearches] = times.map(median);
      return { ofList, ratios: ofSearches.map((of) => of / ofList) };
    };
    const all = await rounds(timesOf);
    const [, ...searches] = Object.keys(paths);
    const figure = (figureName: string, unit: string, value: (one: (typeof all)[number]) => number): Figure => ({
      name: figureName,
      value: median(all.map(value)),
      unit,
      n: REPEATS,
    });
    return [
      figure(name, 'ratio', ({ ratios }) => Math.max(...ratios)),
      ...searches.map((of, index) => figure(`${name}-${of}`, 'ratio', ({ ratios }) => ratios[index] ?? Number.NaN)),
      figure(`${name}-list-ms`, 'ms', ({ ofList }) => ofList),
    ];
  } finally {
    await product.close();
  }
};

const question = (name: string, interviews: number): Question => ({
  name,
  method: `first page of the interviews found by a full name that one person has, by a surname that many have and by what nobody is called, against the first page of the list, at ${interviews} rows, one request after the other; the worst`,
  measure: () => measure(name, interviews),
});

export const searchVsList: Question = question('search-vs-list', SMALL);
export const searchGrown: Question = question('search-vs-list-1m', LARGE);
