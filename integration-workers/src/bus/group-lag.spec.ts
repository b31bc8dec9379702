import { expect, it } from 'vitest';
import { openGroupLag } from './group-lag.ts';

it('given a group that reads nothing any more, when messages come, then its lag grows, in partitions that it never read too', async () => {
  const highs: Record<string, number> = { jobs: 12, people: 3 };
  const lag = openGroupLag(
    {
      connect: async () => undefined,
      disconnect: async () => undefined,
      fetchTopicOffsets: async (topic) => [
        { partition: 0, offset: String(highs[topic]), low: '1', high: String(highs[topic]) },
      ],
      fetchOffsets: async () => [
        { topic: 'jobs', partitions: [{ partition: 0, offset: '10', metadata: null }] },
        { topic: 'people', partitions: [{ partition: 0, offset: '-1', metadata: null }] },
      ],
    },
    { groupId: 'workers', topics: ['jobs', 'people'] },
  );
  expect(await lag.ask()).toBe(4);
  highs.jobs = 110;
  expect(await lag.ask()).toBe(102);
  await lag.close();
});
