import type { Admin } from 'kafkajs';

type LagAdmin = Pick<Admin, 'connect' | 'disconnect' | 'fetchTopicOffsets' | 'fetchOffsets'>;

/** Of a partition that the group has read nothing of yet. */
const NOTHING_READ = -1;

export type GroupLag = { ask(): Promise<number>; close(): Promise<void> };

/**
 * Messages that a group has before it, as the cluster says: also while none of its processes reads, or what one reads leads to nothing.
 */
export const openGroupLag = (
  admin: LagAdmin,
  { groupId, topics }: { groupId: string; topics: readonly string[] },
): GroupLag => {
  let connected: Promise<void> | undefined;
  const connect = () => {
    connected ??= admin.connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };
  return {
    ask: async () => {
      await connect();
      const read = await admin.fetchOffsets({ groupId, topics: [...topics] });
      const readTo = new Map(
        read.flatMap(({ topic, partitions }) =>
          partitions.map(({ partition, offset }) => [`${topic}/${partition}`, Number(offset)] as const),
        ),
      );
      let lag = 0;
      for (const topic of topics)
        for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
          const place = readTo.get(`${topic}/${partition}`) ?? NOTHING_READ;
          lag += Math.max(0, Number(high) - Math.max(place, Number(low)));
        }
      return lag;
    },
    close: async () => {
      if (connected) await admin.disconnect();
    },
  };
};
