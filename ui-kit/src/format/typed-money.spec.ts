import { describe, expect, it } from 'vitest';
import { fromMinor, toMinor } from './typed-money.ts';

describe('money', () => {
  it('given what people type, when it is read, then it is in minor units of its currency', () => {
    expect(toMinor('52,000', 'USD', 'en-us')).toBe(5_200_000);
    expect(toMinor('1.018,50', 'BRL', 'pt-br')).toBe(101_850);
    expect(toMinor('4000000', 'JPY', 'en-us')).toBe(4_000_000);
    expect(toMinor(' ', 'USD')).toBeNull();
    expect(toMinor('many', 'USD', 'en-us')).toBeNaN();
    expect(toMinor('-5', 'USD', 'en-us')).toBeNaN();
  });

  it('given minor units, when they are shown for typing, then they read back the same', () => {
    expect(fromMinor(5_200_050, 'USD', 'en-us')).toBe('52000.50');
    expect(fromMinor(5_200_050, 'BRL', 'pt-br')).toBe('52000,50');
    expect(fromMinor(5_200_000, 'USD', 'en-us')).toBe('52000');
    expect(fromMinor(4_000_000, 'JPY', 'en-us')).toBe('4000000');
    expect(fromMinor(null, 'USD')).toBe('');
  });
});
