import { describe, expect, it } from 'vitest';
import { entryOf } from './entry.ts';

const now = Date.parse('2026-03-02T09:00:00.000Z');
const second = now / 1000;
type Role = 'Candidate' | 'Tenant Staff';
const claims = (role: Role, exp = second + 60) => ({
  sub: 'u-1',
  sid: 's-1',
  gen: 0,
  iat: second - 60,
  exp,
  rli: 60,
  rls: { Candidate: role === 'Candidate', 'Tenant Staff': role === 'Tenant Staff' },
});

describe('the door of the tenant area', () => {
  it('given no token, when a page of it is opened, then the user is sent to login', () => {
    expect(entryOf(null, now, false)).toBe('log-in');
  });

  it('given a tenant-workspace user, when a page of it is opened, then they enter', () => {
    expect(entryOf(claims('Tenant Staff'), now, false)).toBe('enter');
  });

  it('given a candidate-workspace user outside candidate areas, when they open a page, then they are moved to the candidate dashboard', () => {
    expect(entryOf(claims('Candidate'), now, false)).toBe('to-portal');
  });

  it('given a tab that is in a company, when another tab has left for the candidate workspace, then it stays', () => {
    expect(entryOf(claims('Candidate'), now, true)).toBe('enter');
    expect(entryOf(claims('Candidate', second - 3_600), now, true)).toBe('log-in');
  });

  it('given a token that has run out, when it is still refreshable, then they enter; past the window they log in', () => {
    expect(entryOf(claims('Tenant Staff', second - 1), now, false)).toBe('enter');
    expect(entryOf(claims('Tenant Staff', second - 3_600 + 1), now, false)).toBe('enter');
    expect(entryOf(claims('Tenant Staff', second - 3_600), now, false)).toBe('log-in');
    expect(entryOf(claims('Candidate', second - 3_600), now, false)).toBe('log-in');
  });
});
