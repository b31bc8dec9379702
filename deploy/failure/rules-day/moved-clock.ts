import { readFileSync } from 'node:fs';

/** Loaded before anything else of a process: its clock goes ahead by as many milliseconds as the file says. */
const ahead = Number(readFileSync(process.env.CLOCK_AHEAD_FILE ?? '', 'utf8'));
const RealDate = Date;

class MovedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...(given as [number]));
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
}
globalThis.Date = MovedDate as DateConstructor;
