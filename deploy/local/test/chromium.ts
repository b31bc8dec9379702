import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { sentence } from '#deploy/local/sentence';
import { say, step } from '#deploy/local/step';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium of this machine, or the one that Playwright downloaded. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path));

const succeeds = (program: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(program, args, { stdio: 'ignore', env });
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });

const install = async (): Promise<void> => {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await succeeds('apt-get', 'update', '-qq');
    if (await succeeds('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')) return;
  }
  await succeeds('playwright', 'install', 'chromium');
};

/** Path of a browser for journeys and measurements, which is installed when this user may do so. */
export const needChromium = async (tell = say): Promise<string> => {
  if (!findChromium()) await step('Installing Chromium', install, tell);
  const found = findChromium();
  if (found) return found;
  throw sentence(
    'Journeys and measurements of pages need Chromium, which this user could not install: run `apt-get install -y chromium` as root, or set CHROMIUM_PATH.',
  );
};
