import { expect, it } from 'vitest';
import { commonEnvironment } from './environment.ts';
import { localSettings } from './settings.ts';

it('given an address in front of this machine, when services start, then they reach each other on this machine', () => {
  const env = { PUBLIC_URL: 'https://jobs.example', HOST: '0.0.0.0', PORT: '8123' };
  expect(commonEnvironment(localSettings(env), env)).toMatchObject({
    PUBLIC_URL: 'https://jobs.example',
    API_URL: 'http://127.0.0.1:8123',
  });
});

it('given settings of one’s own, when services start, then these count, and what each is given by itself is left out', () => {
  const env = {
    API_URL: 'http://10.0.0.7',
    SYSTEM_SECRET: 'chosen by whoever runs it',
    OWNER_DATABASE_URL: 'postgres://x',
  };
  const given: Record<string, string | undefined> = commonEnvironment(localSettings({}), env);
  expect([given.API_URL, given.SYSTEM_SECRET, given.OWNER_DATABASE_URL]).toEqual([
    'http://10.0.0.7',
    undefined,
    undefined,
  ]);
});
