const GUARD_CONFLICT = 'GuardConflict';

export const guardConflict = (streamName: string): Error =>
  Object.assign(new Error(`another stream that an append to ${streamName} rests on has changed`), {
    name: GUARD_CONFLICT,
  });

export const isGuardConflict = (error: unknown): boolean => error instanceof Error && error.name === GUARD_CONFLICT;
