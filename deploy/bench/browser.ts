import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { sayAside } from '#deploy/local/step';
import { needChromium } from '#deploy/local/test/chromium';
import { CHROMIUM } from '#deploy/test/chromium';

/** The machine's Chromium; one is installed where there is none. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = await needChromium(sayAside);
  return chromium.launch({ ...CHROMIUM, executablePath });
};

/** What a browser keeps of a recruiter who has logged in. */
export const loggedIn = async (
  browser: Browser,
  url: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/a/login`);
  await page.getByLabel('Email').fill('recruiter@harbor.example');
  await page.getByLabel('Password', { exact: true }).fill('Onrecord-demo-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/t/**');
  const storageState = await context.storageState();
  await context.close();
  return storageState;
};
