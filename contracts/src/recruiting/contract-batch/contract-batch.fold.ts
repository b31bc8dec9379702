type One = { at: number; code: string; detail: string };
type Before = {
  status: string;
  queue: readonly number[];
  leftOut: readonly One[];
  sentCount: number;
  finishedAt: string | null;
};

/** A part was sent. Once nobody is left it is finished, also where it was stopped meanwhile. */
export const partSent = (
  before: Before,
  { step, sent, leftOut: more }: { step: number; sent: readonly number[]; leftOut: readonly One[] },
  now: string,
) => {
  const done = new Set([...sent, ...more.map(({ at }) => at)]);
  const queue = before.queue.filter((at) => !done.has(at));
  const leftOut = [...before.leftOut, ...more];
  return {
    ...{ queue, leftOut, leftOutCount: leftOut.length, sentCount: before.sentCount + sent.length, step: step + 1 },
    ...(queue.length === 0 && { status: 'finished' as const, finishedAt: now }),
  };
};

/** Who was left out comes again, in the order of the recipients. */
export const resumed = (
  { queue, leftOut }: Before,
  said: { step: number; templateName: string; templateSha256: string },
) => ({
  ...{ ...said, status: 'sending' as const, leftOut: [], leftOutCount: 0, finishedAt: null },
  queue: [...queue, ...leftOut.map(({ at }) => at)].sort((one, other) => one - other),
});
