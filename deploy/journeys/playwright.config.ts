import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '#deploy/test/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: process.env.ONRECORD_URL ?? '',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
