const PAUSE = Symbol('pause');

/** Thrown by a handler whose work is not due yet: the job is put back for this long, and that costs no attempt. */
export const later = (ms: number): Error => Object.assign(new Error('not due yet'), { [PAUSE]: Math.max(0, ms) });

/** Milliseconds that the job asked to be put back for; undefined for any other error. */
export const pauseOf = (error: unknown): number | undefined =>
  error instanceof Error && PAUSE in error ? (error[PAUSE] as number) : undefined;
