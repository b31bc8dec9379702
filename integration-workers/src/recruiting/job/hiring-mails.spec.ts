import { exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { locales } from 'contracts/kernel/locales';
import { describe, expect, it } from 'vitest';
import { renderMail } from '#integration-workers/automation/mail/render';
import { jobNotePolicy } from '#integration-workers/recruiting/job-note/job-note.policy';
import { tellMentioned } from '#integration-workers/recruiting/job-note/tell-mentioned.job';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { tellTeam } from './tell-team.job.ts';

const link = 'https://jobs.example/t/recruiting/interviews/1/view';

describe('mails to those who hire', () => {
  it.each(locales)(
    'given an application, when the team is told in %s, then person, job and the way there are named',
    (locale) => {
      const mail = renderMail(tellTeam.texts, locale, { name: 'Rosa', job: 'Cook', candidate: 'Ada Berg', link });
      for (const named of ['Ada Berg', 'Cook']) expect(mail.subject).toContain(named);
      for (const named of ['Rosa', 'Ada Berg', 'Cook', link]) expect(mail.text).toContain(named);
    },
  );

  it.each(locales)('given a note, when those it mentions are told in %s, then they read it', (locale) => {
    const values = { name: 'Rosa', job: 'Cook', text: 'Ask for a crew.', author: 'Ingrid', link };
    const mail = renderMail(tellMentioned.texts, locale, values);
    for (const named of ['Rosa', 'Ingrid', 'Cook', 'Ask for a crew.', link]) expect(mail.text).toContain(named);
  });

  it('given a note, when it mentions somebody, then they are told by ids alone; when nobody, then nothing is done', () => {
    const jobNoteId = derivedId('note');
    const note = (mentions: string[]) =>
      recorded('JobNoteCreated', {
        jobNoteId,
        jobId: exampleJobId,
        text: 'between us',
        mentions,
        authorId: exampleUserId,
      });
    expect(jobNotePolicy.decide(note([exampleUserId]))).toEqual([
      {
        job: 'recruiting.job-note.tell-mentioned',
        target: jobNoteId,
        data: { jobNoteId, jobId: exampleJobId },
      },
    ]);
    expect(jobNotePolicy.decide(note([]))).toEqual([]);
  });
});
