import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyRange, majorOf } from './money.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('money', () => {
  it('given minor units, when they are written, then each language and currency does it its way, without cents where there are none', () => {
    expect(formatMoney(5_200_000, 'USD', 'en-us')).toBe('$52,000');
    expect(formatMoney(3_125, 'CAD', 'en-us')).toBe('CA$31.25');
    expect(formatMoney(5_000, 'JPY', 'en-us')).toBe('¥5,000');
    expect(plain(formatMoney(185_050, 'BRL', 'pt-br'))).toBe('R$ 1.850,50');
  });

  it('given two amounts, when they are written, then both have cents or none has', () => {
    expect(plain(formatMoneyRange([3_100, 4_250], 'CAD', 'en-us'))).toBe('CA$31.00–42.50');
    expect(plain(formatMoneyRange([7_200_000, 9_600_000], 'USD', 'en-us'))).toBe('$72,000 – $96,000');
  });

  it('given a currency without minor units, when it is counted, then a unit is a unit', () => {
    expect([majorOf(5_000, 'JPY'), majorOf(5_000, 'USD'), majorOf(5_000, 'none')]).toEqual([5_000, 50, 50]);
  });
});
