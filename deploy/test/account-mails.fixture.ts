import { expect } from '@playwright/test';
import { keptAccountMails } from '#deploy/local/kept-account-mails';
import { accessFile } from '#deploy/local/postgres';
import { databaseUrls, PRODUCT } from '#deploy/local/postgres/databases';
import { readAccess } from '#deploy/local/postgres/secrets';

const LINK = /https?:\/\/[^/\s]+(\/[ac]\/\S+)/;

/** The newest mail to an address with a link whose path begins with `prefix` and is not `used`; waits until it is there. */
export const mailTo = async (to: string, prefix: string, used?: string): Promise<{ subject: string; path: string }> => {
  const access = await readAccess(accessFile(process.env.ONRECORD_DATA ?? ''));
  if (!access) throw new Error('The product left no way to reach its Postgres.');
  const { WORKER_DATABASE_URL } = databaseUrls(access, PRODUCT);
  let found: { subject: string; path: string } | undefined;
  await expect(async () => {
    const mails = await keptAccountMails(WORKER_DATABASE_URL, to);
    found = mails
      .map(({ subject, text }) => ({ subject, path: decodeURI(LINK.exec(text)?.[1] ?? '') }))
      .findLast(({ path }) => path.startsWith(prefix) && path !== used);
    expect(found).toBeDefined();
  }).toPass();
  return found ?? { subject: '', path: '' };
};

/** Path of the link in that mail. */
export const linkMailedTo = async (to: string, prefix: string, used?: string): Promise<string> =>
  (await mailTo(to, prefix, used)).path;
