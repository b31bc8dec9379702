import type { Admin } from 'kafkajs';

type LagAdmin = Pick<Admin, 'connect' | 'disconnect' | 'fetchTopicOffsets' | 'fetchOffsets'>;

/** Of a partition that the group has read nothing of yet. */
const NOTHING_READ = -1;

/** Where a partition begins and ends. */
type End = { place: `${string}/${number}`; low: number; high: number };

export type GroupLag = {
  ask(): Promise<number>;
  ends(): Promise<readonly End[]>;
  /** Messages before these ends that the group has not read. */
  before(ends: readonly End[]): Promise<number>;
  close(): Promise<void>;
};

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
  const ends: GroupLag['ends'] = async () => {
    await connect();
    const found: End[] = [];
    for (const topic of topics)
      for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
        found.push({ place: `${topic}/${partition}`, low: Number(low), high: Number(high) });
    return found;
  };
  const before: GroupLag['before'] = async (wanted) => {
    await connect();
    const read = await admin.fetchOffsets({ groupId, topics: [...topics] });
    const readTo = new Map(
      read.flatMap(({ topic, partitions }) =>
        partitions.map(({ partition, offset }) => [`${topic}/${partition}`, Number(offset)] as const),
      ),
    );
    const unread = wanted.map(({ place, low, high }) =>
      Math.max(0, high - Math.max(readTo.get(place) ?? NOTHING_READ, low)),
    );
    return unread.reduce((sum, count) => sum + count, 0);
  };
  return {
    ask: async () => before(await ends()),
    ends,
    before,
    close: async () => {
      if (connected) await admin.disconnect();
    },
  };
};
