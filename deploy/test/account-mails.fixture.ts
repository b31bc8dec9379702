import { expect } from '@playwright/test';
import { keptAccountMails } from '#deploy/local/kept-account-mails';
import { accessFile } from '#deploy/local/postgres';
import { databaseUrls, PRODUCT } from '#deploy/local/postgres/databases';
import { readAccess } from '#deploy/local/postgres/secrets';

const LINK = /https?:\/\/[^/\s]+(\/a\/\S+)/;

/** Path of the link in the newest mail to an address whose link begins with `prefix`; waits until it is there. */
export const linkMailedTo = async (to: string, prefix: string): Promise<string> => {
  const access = await readAccess(accessFile(process.env.ONRECORD_DATA ?? ''));
  if (!access) throw new Error('The product left no way to reach its Postgres.');
  const { WORKER_DATABASE_URL } = databaseUrls(access, PRODUCT);
  let path: string | undefined;
  await expect(async () => {
    const links = (await keptAccountMails(WORKER_DATABASE_URL, to)).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
    path = links.findLast((link) => link.startsWith(prefix));
    expect(path).toBeDefined();
  }).toPass();
  return path ?? '';
};
