import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { sentence } from '#deploy/local/sentence';
import { say, step } from '#deploy/local/step';
import { installPackage, succeeds } from './debian.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium of this machine, or the one that Playwright downloaded. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path));

const install = async (): Promise<void> => {
  if (!(await installPackage('chromium'))) await succeeds('playwright', 'install', 'chromium');
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
