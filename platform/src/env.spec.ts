import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isRequired, readEnv, SETTING_NAMES } from './env.ts';

const dir = mkdtempSync(join(tmpdir(), 'onrecord-env-'));
const file = join(dir, 'secret');
const SECRET = 'a secret that is long enough for anybody';
writeFileSync(file, `${SECRET}\n`);

afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('settings', () => {
  it('given a file that a variable names, when settings are read, then its content counts, without the end of its line', () => {
    vi.stubEnv('SYSTEM_SECRET', '');
    vi.stubEnv('SYSTEM_SECRET_FILE', file);
    expect(readEnv(['SYSTEM_SECRET'])).toEqual({ SYSTEM_SECRET: SECRET });
  });

  it('given a variable and a file, when settings are read, then the variable counts', () => {
    const own = 'another secret that is long enough for anybody';
    vi.stubEnv('SYSTEM_SECRET', own);
    vi.stubEnv('SYSTEM_SECRET_FILE', join(dir, 'nothing'));
    expect(readEnv(['SYSTEM_SECRET'])).toEqual({ SYSTEM_SECRET: own });
  });

  it('given a file that is not there, when settings are read, then one sentence names the variable', () => {
    vi.stubEnv('SYSTEM_SECRET', '');
    vi.stubEnv('SYSTEM_SECRET_FILE', join(dir, 'nothing'));
    expect(() => readEnv(['SYSTEM_SECRET'])).toThrow(
      'These environment variables are missing or wrong: SYSTEM_SECRET_FILE: no readable file',
    );
  });

  it('given a variable that is empty, when settings are read, then it is not set', () => {
    for (const name of ['CLAMD_URL', 'PORT', 'SYSTEM_SECRET', 'SYSTEM_SECRET_FILE']) vi.stubEnv(name, '');
    expect(readEnv(['CLAMD_URL', 'PORT'])).toEqual({ PORT: 8080 });
    expect(() => readEnv(['SYSTEM_SECRET'])).toThrow(/SYSTEM_SECRET/);
  });

  it('given services’ addresses that end in a slash, when settings are read, then paths can be put behind them', () => {
    vi.stubEnv('COMMAND_SERVICE_URL', 'http://commands:8080/');
    vi.stubEnv('PROJECTION_SERVICE_URL', 'http://reads:8080/below//');
    vi.stubEnv('INTEGRATION_WORKERS_URL', 'http://workers:8080');
    expect(readEnv(['COMMAND_SERVICE_URL', 'PROJECTION_SERVICE_URL', 'INTEGRATION_WORKERS_URL'])).toEqual({
      COMMAND_SERVICE_URL: 'http://commands:8080',
      PROJECTION_SERVICE_URL: 'http://reads:8080/below',
      INTEGRATION_WORKERS_URL: 'http://workers:8080',
    });
  });

  it.each([
    ['EVENT_STORE_URL', 'esdb+discover://events:2113?tls=false', true],
    ['EVENT_STORE_URL', 'esdb://a:2113,b:2113,c:2113?tls=false', true],
    ['EVENT_STORE_URL', 'esdb+discover://a:2113,b:2113,c:2113?tls=false', false],
    ['KAFKA_URL', 'kafkas://ada:secret@a:9092,b:9092?mechanism=plain', true],
    ['KAFKA_URL', 'kafka://ada:secret@a:9092?mechanism=oauthbearer', false],
  ] as const)('given %s=%s, when settings are read, then that it can be used is %s', (name, url, isFine) => {
    vi.stubEnv(name, url);
    const read = () => readEnv([name]);
    if (isFine) expect(read()).toEqual({ [name]: url });
    else expect(read).toThrow(name);
  });

  it('given all settings, when asked which a process does not start without, then these are addresses, folders and secrets', () => {
    expect(SETTING_NAMES.filter(isRequired)).toEqual([
      'OWNER_DATABASE_URL',
      'COMMAND_DATABASE_URL',
      'PROJECTOR_DATABASE_URL',
      'READER_DATABASE_URL',
      'WORKER_DATABASE_URL',
      'KEYS_DATABASE_URL',
      'COMMAND_SERVICE_URL',
      'PROJECTION_SERVICE_URL',
      'INTEGRATION_WORKERS_URL',
      'FILES_DIR',
      'SYSTEM_SECRET',
    ]);
  });
});
