import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inboundAddresses } from './inbound-address.ts';

const settings = { INBOUND_DOMAIN: 'in.onrecord.example', INBOUND_SECRET: 'a secret of this spec' };
const mailId = randomUUID();

it('given an address that we made, when mail comes to it, then it names its mail and purpose, in capitals too', () => {
  const addresses = inboundAddresses(settings);
  const made = addresses?.make('reply', mailId) ?? '';
  expect(made.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(addresses?.read(made)).toEqual({ purpose: 'reply', mailId });
  expect(addresses?.read(made.toUpperCase())).toEqual({ purpose: 'reply', mailId });
});

it('given an address that somebody made up, when mail comes to it, then it names nothing', () => {
  const addresses = inboundAddresses(settings);
  const others = inboundAddresses({ ...settings, INBOUND_SECRET: 'another secret' });
  const made = addresses?.make('reply', mailId) ?? '';
  for (const address of [
    others?.make('reply', mailId) ?? '',
    made.replace('reply', 'bounce'),
    made.replace('onrecord', 'elsewhere'),
    made.replace(/.@/, made.includes('0@') ? '1@' : '0@'),
    `reply+${mailId}@in.onrecord.example`,
    '',
  ])
    expect(addresses?.read(address)).toBeNull();
});

it('given no domain or no secret, when addresses are asked for, then there are none', () => {
  expect(inboundAddresses({ ...settings, INBOUND_DOMAIN: undefined })).toBeNull();
  expect(inboundAddresses({ ...settings, INBOUND_SECRET: undefined })).toBeNull();
});
