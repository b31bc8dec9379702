import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#deploy/local/settings';
import { sayAside, step } from '#deploy/local/step';
import { untilReady } from '#deploy/test/until';
import { openProduct, type Product } from './product.ts';

const CANDIDATES_OF_INTERVIEWS = 5;

const thousands = (count: number): string => count.toLocaleString('en-US');

const seed = async ({ onrecord }: Product, interviews: number): Promise<void> => {
  const candidates = String(Math.ceil(interviews / CANDIDATES_OF_INTERVIEWS));
  const args = [`${ROOT}/deploy/local/seed.ts`, '--candidates', candidates, '--interviews', String(interviews)];
  await promisify(execFile)(process.execPath, [...args, '--company', 'harbor'], {
    env: { ...process.env, DATA_DIR: onrecord.dataDir, PORT: new URL(onrecord.url).port },
  });
};

/** The product with so many interviews of the demo company: made once, kept in `.bench`, and found by the next run. */
export const openKept = async (interviews: number): Promise<Product> => {
  const dataDir = join(ROOT, '.bench', `interviews-${interviews}`);
  const whole = join(dataDir, 'whole');
  if (!existsSync(whole)) await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const product = await openProduct(1, { dataDir });
  try {
    if (!existsSync(whole)) {
      await step(`Making ${thousands(interviews)} interviews, once`, () => seed(product, interviews), sayAside);
      await writeFile(whole, '');
    }
    await untilReady(product.onrecord.url);
    return product;
  } catch (error) {
    await product.close();
    throw error;
  }
};
