import { locales } from 'contracts/kernel/locales';
import { expect, it } from 'vitest';
import { renderMail } from '#integration-workers/automation/mail/render';
import { confirmReceipt } from './confirm-receipt.job.ts';

const values = { firstName: 'Ada', company: 'Harbor & Pine', job: 'Dock planner' };

it.each(locales)(
  'given an application, when its receipt is confirmed in %s, then job, company and person are named',
  (locale) => {
    const mail = renderMail(confirmReceipt.texts, locale, values);
    expect(mail.subject).toContain('Dock planner');
    for (const named of ['Ada', 'Harbor & Pine', 'Dock planner']) expect(mail.text).toContain(named);
  },
);
