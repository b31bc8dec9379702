import { locales } from 'contracts/kernel/locales';
import { expect, it } from 'vitest';
import { renderMail } from '#integration-workers/automation/mail/render';
import { receiptTexts } from './confirm-receipt.text.ts';

it.each(locales)(
  'given an application, when its receipt is confirmed in %s, then job, company and person are named',
  (locale) => {
    const mail = renderMail(receiptTexts, locale, { firstName: 'Ada', company: 'Harbor & Pine', job: 'Dock planner' });
    expect(mail.subject).toContain('Dock planner');
    for (const named of ['Ada', 'Harbor & Pine', 'Dock planner']) expect(mail.text).toContain(named);
  },
);
