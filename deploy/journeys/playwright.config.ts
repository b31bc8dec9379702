import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '#deploy/test/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  // Journeys wait for states: these end what hangs, on any machine.
  timeout: 15 * 60_000,
  expect: { timeout: 180_000 },
  // A machine may stumble once: what passes when tried again counts, and `npm test` names it at its end.
  retries: 1,
  fullyParallel: false,
  workers: '100%',
  reporter: 'list',
  use: {
    baseURL: process.env.ONRECORD_URL ?? '',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
