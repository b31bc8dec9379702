import { expect, it } from 'vitest';
import { addressesIn } from './inbound-email.ts';

it('given a header, when its addresses are looked for, then each is found; one that never ends is looked for no further', () => {
  expect(addressesIn('Ada <ada@mail.example>, "B" <b@mail.example>;c@x')).toEqual([
    'ada@mail.example',
    'b@mail.example',
    'c@x',
  ]);
  expect(addressesIn(`${'a'.repeat(2_000_000)}@mail.example`)).toEqual([]);
  expect(addressesIn('@'.repeat(2_000_000))).toEqual([]);
});
