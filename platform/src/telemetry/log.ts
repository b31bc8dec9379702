import { destination, type LevelWithSilent, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Errors without the values that drivers copy into them (a row's email in a database's `detail`). */
const errorFields = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack, code: (error as { code?: unknown }).code }
    : { type: typeof error };

/** JSON lines on stdout or to a file, written in the background; ids only, never personal data. */
export const openLog = (name: string, level: LevelWithSilent, file?: string): Logger =>
  pino(
    { name, level, base: { name }, serializers: { err: errorFields } },
    destination({ dest: file ?? 1, sync: false }),
  );
