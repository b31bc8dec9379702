import { describe, expect, it } from 'vitest';
import { addressKey, rateLimit } from './rate-limit.ts';

describe('rate limits', () => {
  it('given two a minute, when one asks a third time, then it is refused; another is not', async () => {
    const limit = rateLimit(2);
    await limit('a');
    await limit('a');
    await expect(limit('a')).rejects.toMatchObject({ code: 'too-many-requests', status: 429 });
    await expect(limit('a')).rejects.toSatisfy((error) => error.retryAfter > 0 && error.retryAfter <= 60);
    await expect(limit('b')).resolves.toBeUndefined();
  });

  it('given requests of one address that turn out to be of two keys, when counted, then each key has an allowance of its own', async () => {
    const limit = rateLimit(2);
    const request = async (key: string) => {
      await limit('address');
      await limit.move('address', key);
    };
    for (const key of ['a', 'b', 'a', 'b']) await request(key);
    await expect(request('a')).rejects.toMatchObject({ status: 429 });
    await expect(request('c')).resolves.toBeUndefined();
  });

  it('given a key that goes on after it was refused, when its address asks, then the address is refused in the end too', async () => {
    const limit = rateLimit(1);
    await limit.move('address', 'a');
    await limit('address');
    await expect(limit('address')).resolves.toBeUndefined();
    await expect(limit.move('address', 'a')).rejects.toMatchObject({ status: 429 });
    await expect(limit('address')).rejects.toMatchObject({ status: 429 });
  });

  it('given 0, when asked any number of times, then nothing is refused', async () => {
    const limit = rateLimit(0);
    await Promise.all(Array.from({ length: 1_000 }, () => limit('a')));
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('given the address %s, when counted, then it counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
