/** Mails that are handed over at the same time in this process; one, while the mail server has not answered the last. */
const MAX_AT_ONCE = 3;
const MAX_WHILE_SILENT = 1;
/** Places beside these for mails that somebody waits for: a letter to many keeps nobody from logging in. */
const MORE_FOR_URGENT = 2;
/** Milliseconds until a mail knocks again where too many are under way. */
const CROWDED_MS = 500;
/** For how long a mail server that did not answer is left alone: each time twice as long as before. */
const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 60_000;

/** How to say that one is out, and whether the server was silent; or in how many milliseconds to come back. */
type Entered = ((isSilent: boolean) => void) | { ms: number };

/** Lets mails go to the mail server, so that one that hangs holds up no other work. */
export type MailGate = { enter(isUrgent?: boolean): Entered };

export const createMailGate = (now: () => number = () => performance.now()): MailGate => {
  let inside = 0;
  let restMs = 0;
  let restsUntil = 0;
  return {
    enter: (isUrgent = false) => {
      // Apart from each other: all of them at once would find it crowded.
      if (now() < restsUntil) return { ms: restsUntil - now() + Math.random() * restMs };
      const most = restMs > 0 ? MAX_WHILE_SILENT : MAX_AT_ONCE + (isUrgent ? MORE_FOR_URGENT : 0);
      if (inside >= most) return { ms: CROWDED_MS + restMs };
      inside += 1;
      return (isSilent) => {
        inside -= 1;
        // Those who were inside with it say nothing new.
        if (isSilent && now() < restsUntil) return;
        restMs = isSilent ? Math.min(Math.max(2 * restMs, FIRST_REST_MS), LONGEST_REST_MS) : 0;
        restsUntil = now() + restMs;
      };
    },
  };
};
