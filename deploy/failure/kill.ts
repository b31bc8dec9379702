import { openMailServer } from 'integration-workers/test/mail-server.harness';
import { createRandom } from '#deploy/seed/random';
import { startOnrecord } from '#deploy/test/onrecord.harness';
import { untilReady } from '#deploy/test/until';
import { startStorm } from './storm.ts';
import { headOf, judge, type Verdict } from './verdict.ts';
import { drawKills, type Kill, ofOneProcess, ofThreeProcesses, strike } from './victims.ts';

/** A login that outlives the run. */
const LASTING_MINUTES = '600';

export type KillOptions = {
  seed: number;
  count: number;
  /** The services as processes of their own, each killed by itself; otherwise the whole product. */
  split: boolean;
  say?: (line: string) => void;
};

/** Kills one process after the other of a product that 32 clients send commands to, and judges what has become of it. */
export const killUnderLoad = async (options: KillOptions): Promise<{ verdict: Verdict; kills: Kill[] }> => {
  const { seed, count, split, say = () => undefined } = options;
  const random = createRandom(seed);
  const kills = drawKills(random, count, split ? ofThreeProcesses : ofOneProcess);
  const mailServer = await openMailServer();
  const env = { SMTP_URL: mailServer.url, TOKEN_MINUTES: LASTING_MINUTES };
  const onrecord = await startOnrecord({ split, env });
  try {
    const since = await headOf(onrecord);
    const storm = await startStorm(onrecord.url);
    for (const [index, { victim, after }] of kills.entries()) {
      await storm.more(after);
      say(`${index + 1} of ${count}: ${victim}, after ${storm.acknowledged.length} commands`);
      await strike(onrecord, victim, random);
    }
    await storm.calm();
    await untilReady(onrecord.url);
    say('Comparing with a rebuild');
    return {
      kills,
      verdict: await judge(onrecord, { acknowledged: storm.acknowledged, received: mailServer.messageIds, since }),
    };
  } finally {
    await onrecord.discard();
    await mailServer.close();
  }
};
