import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { jobCatalogue } from '#integration-workers/catalogue';

/** Mails about an account, which belongs to no company that could put them in words of its own (docs/product.md AUT-60). */
const OF_INSTALLATION = [
  'identity.email-address.send-change-link',
  'identity.email-address.send-verification',
  'identity.password.send-reset-link',
];
/** What writes mails: the two kinds of job, and letters that somebody of the company wrote. */
const WRITERS = [
  'automation/email-template/send-test.job.ts',
  'automation/event-action/send-event-action-mail.job.ts',
  'automation/mail/company-mail.ts',
  'automation/mail/mail.job.ts',
  'automation/mail/post-mail.ts',
  'automation/mail/product-mail.job.ts',
  'recruiting/candidate-mail/send-candidate-mail.job.ts',
];

const root = new URL('../../', import.meta.url).pathname;
const sourcesThat = async (holds: (source: string) => boolean): Promise<string[]> => {
  const found: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: root }))
    if (!file.endsWith('.spec.ts') && holds(readFileSync(root + file, 'utf8'))) found.push(file);
  return found.toSorted();
};

describe('mails that are not in the words of companies (AUT-60)', () => {
  it('given all jobs, when looked at, then those with texts of their own are those of the installation', () => {
    const own = [...jobCatalogue.values()].filter((job) => 'texts' in job).map(({ name }) => name);
    expect(own.toSorted()).toEqual(OF_INSTALLATION);
  });

  it('given all sources, when looked at, then nothing else writes mails past the words of companies', async () => {
    const writers = await sourcesThat((source) => /\b(postMail|postCompanyMail|outbox\.add)\(/.test(source));
    expect(writers).toEqual(WRITERS);
  });
});

describe('whose a mail is (AUT-63)', () => {
  it('given all jobs that write to each of several users, when looked at, then each says that the user is who reads it, or whom it is about', async () => {
    const toUsers = await sourcesThat((source) => /\btarget: (\w+\.)?userId\b/.test(source));
    const saying = await sourcesThat((source) => /\b(readerId|subjectId): (\w+\.)?userId\b/.test(source));
    expect(toUsers).toContain('recruiting/response/tell-team-of-answers.job.ts');
    expect(toUsers.filter((file) => !saying.includes(file))).toEqual([]);
  });
});
