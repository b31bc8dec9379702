type OpenQueue = { isAtRisk(): boolean; stop(): void; drop(): Promise<void> };

const queues = new Set<OpenQueue>();
/** Milliseconds for which the server is told at most; what it was not told by then ends by itself in a day. */
const PATIENCE_MS = 5_000;

/** All queues of uploads of this page, for whoever ends the session; by itself it loads none of them. */
export const openQueues = {
  add: (queue: OpenQueue): void => void queues.add(queue),
  /** Whether files are on their way that would have to be chosen again. */
  areAtRisk: (): boolean => [...queues].some((queue) => queue.isAtRisk()),
  /** Nothing more is sent; what was sent is gone on with once the same person is back in this tab. */
  stop: (): void => {
    for (const queue of queues) queue.stop();
  },
  /** Nothing more is sent, and the server forgets what it has. */
  drop: async (): Promise<void> => {
    const dropped = Promise.all([...queues].map((queue) => queue.drop()));
    await Promise.race([dropped, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    openQueues.stop();
  },
};
