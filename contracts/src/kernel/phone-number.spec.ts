import { describe, expect, it } from 'vitest';
import { countryOfAddress, countryOfLanguage } from './country.ts';
import { toE164 } from './phone-number.ts';

describe('phone numbers of the world', () => {
  it.each([
    ['(218) 555-0142', 'US', '+12185550142'],
    ['(218) 555-0142 ext. 3', 'US', '+12185550142'],
    ['(48) 3333-4444 ramal 21', 'BR', '+554833334444'],
    ['11 91234-5678', 'BR', '+5511912345678'],
    ['55 51 23 45', 'NO', '+4755512345'],
    ['+47 55 51 23 45', 'BR', '+4755512345'],
  ])('given %j in %s, when read, then it is %s', (typed, country, number) =>
    expect(toE164(typed, country)).toBe(number),
  );

  it.each([
    ['12345', 'US'],
    ['12345', 'BR'],
    ['555-0142', 'US'],
    ['55 51 23 45', 'US'],
    ['+47 555', 'NO'],
    ['abc', 'US'],
  ])('given %j in %s, when read, then it is no number', (typed, country) => expect(toE164(typed, country)).toBeNull());

  it.each([
    ['12 Slipway Road\nDuluth, Minnesota 55802\nUnited States', 'US'],
    ['Bryggen 7, Bergen, norway ', 'NO'],
    ['Av. Paulista 1\nSão Paulo\nBrasil', 'BR'],
    ['1 High Street\nLeeds\nUK', 'GB'],
    ['12 Slipway Road\nDuluth', null],
    ['', null],
  ])('given the address %j, when asked for its country, then it is %s', (address, country) =>
    expect(countryOfAddress(address)).toBe(country),
  );

  it('given a language, when asked for its country, then it is that of the language', () =>
    expect((['en-us', 'pt-br'] as const).map(countryOfLanguage)).toEqual(['US', 'BR']));
});
