import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { delayOf } from '#integration-workers/engine/reschedule';
import { convertVideo } from './convert-video.job.ts';

describe('a video that waits for the converter', () => {
  it('given thousands of them, when each finds it busy, then they ask again far enough apart from one another', async () => {
    const media = { isBusy: () => true };
    const cause = { tenantId: exampleTenantId } as never;
    const pauseOf = (n: number) =>
      convertVideo
        .handle(
          { data: { fileId: derivedId('video', `${n}`), path: 'a', extension: 'mp4' }, cause, lastAttempt: false },
          { media } as never,
        )
        .catch(delayOf);
    expect(await pauseOf(0)).toBe(3_000);
    const pauses = await Promise.all(Array.from({ length: 2_500 }, (_, n) => pauseOf(n)));
    expect(pauses.at(-1)).toBe(250_000);
    expect(await pauseOf(7)).toBe(250_000);
  });
});
