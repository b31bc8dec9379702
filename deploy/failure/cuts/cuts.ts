import { setTimeout as sleep } from 'node:timers/promises';
import { openOutside } from '#deploy/failure/outside';
import { startStorm } from '#deploy/failure/storm';
import { headOf, judge, type Verdict } from '#deploy/failure/verdict';
import { untilReady } from '#deploy/test/until';
import { LINKS, type LinkName, startLinkedProduct } from './linked-product.ts';

/** Commands before each cut, and after each. */
const BETWEEN = 100;

export type Cut = {
  link: LinkName;
  /** Commands that were acknowledged meanwhile. */
  acknowledged: number;
  /** Milliseconds after it was mended until a command was acknowledged, and until everything said that it is ready. */
  answeredMs: number;
  readyMs: number;
};

/** Cuts one way after the other under load, and judges what has become of the product. */
export const cutUnderLoad = async ({
  seconds,
  say = () => undefined,
}: {
  seconds: number;
  say?: (line: string) => void;
}): Promise<{ verdict: Verdict; cuts: Cut[] }> => {
  const outside = await openOutside();
  const product = await startLinkedProduct(outside);
  try {
    await outside.subscribe(product.url);
    const since = await headOf(product);
    const storm = await startStorm(product.url);
    const cuts: Cut[] = [];
    for (const link of LINKS) {
      await storm.more(BETWEEN);
      const before = storm.acknowledged.length;
      say(`${link} is cut, after ${before} commands`);
      await product.links[link].cut();
      await sleep(seconds * 1_000);
      const acknowledged = storm.acknowledged.length - before;
      await product.links[link].mend();
      const mended = performance.now();
      await storm.more(1);
      const answeredMs = performance.now() - mended;
      await untilReady(product.url);
      const readyMs = performance.now() - mended;
      say(`  ${acknowledged} commands meanwhile; ready after ${Math.round(readyMs)} ms`);
      cuts.push({ link, acknowledged, answeredMs, readyMs });
    }
    await storm.more(BETWEEN);
    await storm.calm();
    say('Waiting until all is done, and comparing with a rebuild');
    return { cuts, verdict: await judge(product, { storm, outside, kafkaUrl: product.kafkaUrl, since }) };
  } finally {
    await product.close();
    await outside.close();
  }
};
