import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '#deploy/local/test/chromium';

const executablePath = findChromium();

/** Debian's Chromium, kept from calling home, with a camera and a microphone that are not real. */
export const CHROMIUM: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--auto-select-desktop-capture-source=Entire screen',
  ],
};
