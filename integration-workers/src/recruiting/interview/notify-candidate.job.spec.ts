import { locales } from 'contracts/kernel/locales';
import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { describe, expect, it } from 'vitest';
import { renderMail } from '#integration-workers/automation/mail/render';
import { notifyCandidate } from './notify-candidate.job.ts';

const values = { firstName: 'Ada', company: 'Harbor & Pine', job: 'Dock planner' };

describe('what candidates are told', () => {
  it.each(locales)(
    'given any status, when the candidate is told in %s, then job, company and person are named',
    (locale) => {
      const subjects = interviewStatuses.map((status) => {
        const mail = renderMail(notifyCandidate.texts, locale, { ...values, status });
        expect(mail.text).toContain('Ada');
        expect(mail.text).toContain('Harbor & Pine');
        expect(mail.text).toContain('Dock planner');
        return mail.subject;
      });
      expect(new Set(subjects).size).toBe(interviewStatuses.length);
    },
  );
});
