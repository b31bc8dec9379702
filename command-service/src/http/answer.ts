import { laterPosition, POSITION_HEADER } from 'contracts/kernel/position';

export type Answered<Body> = { body: Body; headers: Record<string, string>; position: string | null };

/** An answer whose reader can wait for what the command changed; null when there is nothing to wait for. */
export const answered = <Body>(position: string | null, body: Body): Answered<Body> => ({
  body,
  headers: position === null ? {} : { [POSITION_HEADER]: position },
  position,
});

/** The position that has seen all of these. */
export const latest = (positions: readonly (string | null)[]): string | null =>
  positions.reduce((held, position) => (position === null ? held : laterPosition(held, position)), null);
