import { describe, expect, it } from 'vitest';
import { arrayText } from './array-text.ts';

describe('arrayText', () => {
  it('given values of any kind, when written as an array, then Postgres reads them back as they are', () => {
    expect(arrayText(['a', 'with "quotes"', 'back\\slash', '', 'NULL', null, undefined, 7n, true, { k: 'v"' }])).toBe(
      '{"a","with \\"quotes\\"","back\\\\slash","","NULL",NULL,NULL,7,true,"{\\"k\\":\\"v\\\\\\"\\"}"}',
    );
    expect(arrayText([])).toBe('{}');
  });
});
