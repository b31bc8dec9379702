import { randomUUID } from 'node:crypto';
import { loadFiles } from './files.ts';
import { openProduct, succeeded } from './product.ts';
import { median, type Question, rounds } from './question.ts';

const FEW = 10;
const MANY = 10_000;
const REPEATS = 200;
const WARM_UP = 50;

const pageOf = (folderId: string): string =>
  `/api/tenant/files?${new URLSearchParams({
    filter: JSON.stringify({ folderId }),
    sort: JSON.stringify(['name', 'ASC']),
    range: JSON.stringify([0, 24]),
  })}`;

export const folderPage: Question = {
  name: 'folder-page-10k-vs-10',
  method: `first page of the library, by name, of a folder with ${MANY} files against one with ${FEW}, asked for in turns`,
  measure: async () => {
    const product = await openProduct(1, { email: 'admin@harbor.example' });
    try {
      const folders = { few: randomUUID(), many: randomUUID() };
      await loadFiles(product, { company: 'harbor', count: FEW, folderId: folders.few, trashedAt: null });
      await loadFiles(product, { company: 'harbor', count: MANY, folderId: folders.many, trashedAt: null });
      const timed = async (folderId: string, expected: number) => {
        const started = performance.now();
        const answer = await product.call('GET', pageOf(folderId));
        const taken = performance.now() - started;
        if (succeeded<unknown[]>(answer).length !== expected)
          throw new Error('The page shows other files than there are.');
        return taken;
      };
      const ask = async (repeats: number) => {
        const times: { few: number[]; many: number[] } = { few: [], many: [] };
        for (let repeat = 0; repeat < repeats; repeat += 1) {
          times.few.push(await timed(folders.few, FEW));
          times.many.push(await timed(folders.many, 25));
        }
        return { few: median(times.few), many: median(times.many) };
      };
      await ask(WARM_UP);
      const all = await rounds(() => ask(REPEATS));
      return [
        {
          name: 'folder-page-10k-vs-10',
          value: median(all.map(({ few, many }) => many / few)),
          unit: 'ratio',
          n: REPEATS,
        },
        { name: 'folder-page-10k', value: median(all.map(({ many }) => many)), unit: 'ms', n: REPEATS },
        { name: 'folder-page-10', value: median(all.map(({ few }) => few)), unit: 'ms', n: REPEATS },
      ];
    } finally {
      await product.close();
    }
  },
};
