/** A status that nobody may get; no whole answer for as long as a client has patience; or a connection that was lost. */
export type Fault = number | 'hung' | 'dropped';

/** Whether a client may get such an answer. */
export type Tolerance = (response: Response) => boolean;
/** While a part of the product is away: to come again, and when. */
export const comesAgain: Tolerance = ({ status, headers }) =>
  status < 500 || (status === 503 && headers.has('retry-after'));
/** Nothing is away. */
export const isServed: Tolerance = ({ status }) => status < 500;

export type Presence = {
  whileAway<T>(work: () => Promise<T>): Promise<T>;
  /** From now on: whether somebody was there at any moment until it is asked. */
  watch(): () => boolean;
};

/** Knows when there was nobody who could have answered. */
export const openPresence = (): Presence => {
  let [isAway, absences] = [false, 0];
  return {
    whileAway: async (work) => {
      isAway = true;
      absences += 1;
      try {
        return await work();
      } finally {
        isAway = false;
      }
    },
    watch: () => {
      const [wasAway, before] = [isAway, absences];
      return () => !wasAway && absences === before;
    },
  };
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** The same calls; what should not have come of one is counted. */
export const judged =
  <Request extends unknown[]>(
    call: (...request: Request) => Promise<Response>,
    { faults, presence, tolerance }: { faults: Map<Fault, number>; presence: Presence; tolerance: Tolerance },
  ) =>
  async (...request: Request): Promise<Response> => {
    const count = (fault: Fault) => faults.set(fault, (faults.get(fault) ?? 0) + 1);
    const wasThere = presence.watch();
    try {
      const response = await call(...request);
      // Half an answer is none.
      await response.clone().arrayBuffer();
      if (!tolerance(response)) count(response.status);
      return response;
    } catch (error) {
      if (wasThere()) count(isTimeout(error) ? 'hung' : 'dropped');
      throw error;
    }
  };
