import { onEnd } from '#deploy/local/command';
import { say } from '#deploy/local/step';

/** What a command has opened, from its start until it is asked to end. */
export type Lifetime = {
  /** Waits for something to open and remembers how it closes. Goes no further when the end was asked for meanwhile. */
  hold<T>(opening: Promise<T>, close: (opened: T) => Promise<void>): Promise<T>;
  /** Ends the command with a failure. */
  fail(error: unknown): void;
  /** Does this at a second request to end, before leaving everything as it is. */
  beforeForce(work: () => void): void;
};

const EXIT_INTERRUPTED = 130;
const ENDED = Symbol('ended');

/** Opens by `begin`, runs until asked to end, and closes in the opposite order. */
export const live = async (begin: (life: Lifetime) => Promise<void>): Promise<void> => {
  const undo: (() => Promise<void>)[] = [];
  const end = Promise.withResolvers<void>();
  let ending = false;
  let last = () => {};
  onEnd(
    () => {
      ending = true;
      say('\nStopping…');
      end.resolve();
    },
    () => {
      last();
      process.exit(EXIT_INTERRUPTED);
    },
  );
  end.promise.catch(() => undefined);
  try {
    await begin({
      hold: async (opening, close) => {
        const opened = await opening;
        undo.push(() => close(opened));
        if (ending) throw ENDED;
        return opened;
      },
      fail: end.reject,
      beforeForce: (work) => {
        last = work;
      },
    });
    await end.promise;
  } catch (error) {
    if (!ending) throw error;
  } finally {
    for (const close of undo.reverse()) await close();
    if (ending) say('Stopped.');
  }
};
