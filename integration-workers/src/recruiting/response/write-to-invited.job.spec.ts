import { locales } from 'contracts/kernel/locales';
import { describe, expect, it } from 'vitest';
import { renderMail } from '#integration-workers/automation/mail/render';
import { deadlineIn } from './deadline-text.ts';
import { writeToInvited } from './write-to-invited.job.ts';

const link = 'https://onrecord.example/c/interviews/apply/1';

describe('what invited candidates are told', () => {
  it('given a deadline, when it is said, then it is the last minute of its day in its time zone', () => {
    const deadline = { at: new Date('2026-03-09T05:00:00.000Z'), timeZone: 'America/Chicago' };
    expect(deadlineIn('en-us', deadline).replace(/\s/g, ' ')).toBe('March 8, 2026 at 11:59 PM (America/Chicago)');
    expect(deadlineIn('pt-br', deadline)).toContain('8 de março de 2026');
  });

  it.each(locales)(
    'given any news, when the candidate is told in %s, then job, company, deadline and link are named',
    (locale) => {
      const deadline = 'March 8, 2026';
      const values = {
        firstName: 'Ada',
        company: 'Harbor & Pine',
        job: 'Dock planner',
        questions: '5',
        deadline,
        link,
      };
      const subjects = (['invited', 'reminded', 'extended'] as const).map((news) => {
        const mail = renderMail(writeToInvited.texts, locale, { ...values, news });
        for (const text of ['Ada', 'Harbor & Pine', 'Dock planner', deadline, link]) expect(mail.text).toContain(text);
        return mail.subject;
      });
      expect(new Set(subjects).size).toBe(3);
    },
  );
});
