import { MAX_ATTEMPTS } from 'contracts/automation/webhook/webhook.choices';
import { describe, expect, it } from 'vitest';
import { PAUSES, retryAfterMs, type Tried, verdictOf } from './retry-plan.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const failed = (change: Partial<Tried> = {}): Tried => ({
  status: 500,
  isHopeless: false,
  retryAfter: undefined,
  ...change,
});
const seconds = (tried: Tried, tries: number, random = 0.5) => {
  const verdict = verdictOf(tried, { tries, now, random });
  return verdict.status === 'pending' ? (verdict.nextAttemptAt.getTime() - now.getTime()) / 1_000 : verdict.status;
};

describe('the plan of a delivery', () => {
  it.each([200, 201, 204, 299])('given an answer %d, when looked at, then it is delivered', (status) => {
    expect(seconds(failed({ status }), 1)).toBe('delivered');
  });

  it('given a consumer that is down, when tried again and again, then the pauses grow over more than three days, and then end', () => {
    const pauses = PAUSES.map((_, index) => seconds(failed({ status: null }), index + 1));
    expect(pauses).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 86_400, 100_800]);
    expect(pauses).toHaveLength(MAX_ATTEMPTS - 1);
    expect(seconds(failed({ status: null }), PAUSES.length + 1)).toBe('failed');
  });

  it.each([199, 301, 302, 307, 400, 404, 429, 500, 503])(
    'given an answer %d, when looked at, then it is tried again',
    (status) => {
      expect(seconds(failed({ status }), 1)).toBe(5);
    },
  );

  it('given an attempt that no later one can better, when looked at, then it has failed at once', () => {
    expect(seconds(failed({ status: 410, isHopeless: true }), 1)).toBe('failed');
  });

  it('given chance, when the pause is made, then it is at most a tenth longer or shorter', () => {
    expect([0, 0.5, 1].map((random) => seconds(failed(), 2, random))).toEqual([270, 300, 330]);
  });

  it('given Retry-After, when it asks for more than the plan, then it is given, up to a day; less changes nothing', () => {
    expect(seconds(failed({ retryAfter: '60' }), 1)).toBe(60);
    expect(seconds(failed({ retryAfter: 'Mon, 02 Mar 2026 10:00:00 GMT' }), 1)).toBe(3_600);
    expect(seconds(failed({ retryAfter: '999999999' }), 1)).toBe(86_400);
    expect(seconds(failed({ retryAfter: '1' }), 2)).toBe(300);
  });

  it.each([undefined, '', '-5', 'soon', '1e9', 'Sun, 01 Mar 2026 10:00:00 GMT'])(
    'given %j as Retry-After, when read, then it asks for nothing',
    (header) => expect(retryAfterMs(header, now)).toBe(0),
  );
});
