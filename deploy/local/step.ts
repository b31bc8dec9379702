/** What takes longer is shown, and again and again. */
const FIRST_SIGN_MS = 2_000;
const NEXT_SIGN_MS = 5_000;

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Beside the output, which may be for programs. */
export const sayAside = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Does one step of a command; one that takes over two seconds is named, with the time it takes. */
export const step = async <T>(name: string, work: () => Promise<T>, tell = say): Promise<T> => {
  const started = performance.now();
  let timer = setTimeout(function show() {
    tell(`${name}… ${seconds(started)}`);
    timer = setTimeout(show, NEXT_SIGN_MS);
  }, FIRST_SIGN_MS);
  try {
    const result = await work();
    if (performance.now() - started > FIRST_SIGN_MS) tell(`${name}: done in ${seconds(started)}`);
    return result;
  } finally {
    clearTimeout(timer);
  }
};
