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
