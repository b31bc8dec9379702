import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Client, createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession } from 'contracts/client/session';
import { login } from 'contracts/identity/session/session.endpoints';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { english, type Words } from './words.fixture.ts';

/** People of the demo companies, by what they may do. */
export const staff = {
  owner: 'admin@harbor.example',
  recruiter: 'recruiter@harbor.example',
  trainer: 'trainer@harbor.example',
  auditor: 'auditor@harbor.example',
  stranger: 'admin@summit.example',
} as const;
export type Staff = keyof typeof staff;

/** A name that no other journey uses. */
export const unique = (name: string): string => `${name} ${randomUUID().slice(0, 6)}`;

/** Logs in on the login page, as everybody does, and ends on the first page of the console. */
export const logIn = async (page: Page, who: Staff, words: Words = english): Promise<void> => {
  await page.goto('/a/login');
  await page.getByLabel(words.email).fill(staff[who]);
  await page.getByLabel(words.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The demo's candidate, who has applied for two jobs. */
export const logInAsCandidate = async (page: Page): Promise<void> => {
  await page.goto('/a/login');
  await page.getByLabel(english.email).fill('candidate@harbor.example');
  await page.getByLabel(english.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: english.logIn, exact: true }).click();
  await expect(page).toHaveURL(/\/c\//);
};

/** The same candidate, who uses the API without a browser. */
export const candidateClient = async (): Promise<Client> => {
  const session = createMemorySession();
  const client = createClient({ baseUrl: process.env.ONRECORD_URL ?? '', session, positions: createMemoryPositions() });
  const { data } = await client.call(login, { body: { email: 'candidate@harbor.example', password: DEMO_PASSWORD } });
  session.store(data.token);
  return client;
};

/** Somebody who uses the API without a browser. */
export const clientOf = async (
  who: Staff,
  { baseUrl = process.env.ONRECORD_URL ?? '', company = who === 'stranger' ? 'summit' : 'harbor' } = {},
): Promise<Client> => {
  const session = createMemorySession();
  const client = createClient({ baseUrl, session, positions: createMemoryPositions(), tenant: () => company });
  const { data } = await client.call(login, { body: { email: staff[who], password: DEMO_PASSWORD } });
  session.store(data.token);
  return client;
};
