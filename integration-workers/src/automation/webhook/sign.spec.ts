import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verified } from '#integration-workers/test/consumer.harness';
import { signedHeaders } from './sign.ts';

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const secret = newSecret();
const at = new Date('2026-03-02T09:00:00.500Z');
const message = { id: '018f6a10-0000-7000-8000-000000000009', at, body: '{"type":"job.published","data":{"é":1}}' };
const headers = signedHeaders([secret], message);

describe('a signature', () => {
  it('given the library of Standard Webhooks, when it verifies ours, then it accepts', () => {
    expect(verified(secret, { headers, body: message.body }, at)).toEqual({ type: 'job.published', data: { é: 1 } });
    expect(headers).toMatchObject({ 'webhook-id': message.id, 'webhook-timestamp': '1772442000' });
  });

  it('given one changed byte anywhere, when verified, then it is refused', () => {
    const changed = message.body.replace('published', 'publishes');
    expect(() => verified(secret, { headers, body: changed }, at)).toThrow('No matching signature');
    for (const [name, value] of [
      ['webhook-id', message.id.replace('9', '8')],
      ['webhook-timestamp', '1772442001'],
      ['webhook-signature', headers['webhook-signature']?.replace(/.(=*)$/, '!$1') ?? ''],
    ] as const)
      expect(() => verified(secret, { headers: { ...headers, [name]: value }, body: message.body }, at)).toThrow();
    expect(() => verified(newSecret(), { headers, body: message.body }, at)).toThrow('No matching signature');
  });

  it('given an old request, when it is sent again by somebody else, then its time is too long ago', () => {
    const later = new Date(at.getTime() + 6 * 60_000);
    expect(() => verified(secret, { headers, body: message.body }, later)).toThrow('too old');
  });

  it('given a rotated secret, when both are valid, then a consumer with either accepts', () => {
    const next = newSecret();
    const both = signedHeaders([next, secret], message);
    expect(both['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const held of [next, secret]) expect(verified(held, { headers: both, body: message.body }, at)).toBeDefined();
  });
});
