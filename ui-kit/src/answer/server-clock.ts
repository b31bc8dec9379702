/** Milliseconds that the server's clock is ahead of this machine's. */
let ahead = 0;

/** The clock that decides; what counts down here counts to its moments. */
export const serverClock = {
  heard: (serverTime: string): void => {
    ahead = Date.parse(serverTime) - Date.now();
  },
  /** Of a moment of this machine. */
  at: (machine: number): number => machine + ahead,
  now: (): number => Date.now() + ahead,
};

/** Seconds until a moment of the server, rounded up; 0 once it is over. */
export const secondsUntil = (moment: string, machine: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - serverClock.at(machine)) / 1_000));
