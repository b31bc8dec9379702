import { describe, expect, it } from 'vitest';
import { day } from './day.ts';

describe('a day that is kept', () => {
  it.each(['0001-01-01', '1965-05-04', '2026-03-01', '9998-12-31'])('given %s, when read, then it is taken', (name) => {
    expect(day().parse(name)).toBe(name);
  });

  it.each(['0000-01-01', '0000-12-31', '9999-01-01', '9999-12-31'])(
    'given %s, when read, then it is refused',
    (name) => {
      expect(
        day()
          .safeParse(name)
          .error?.issues.map(({ message }) => message),
      ).toEqual(['date-invalid']);
    },
  );
});
