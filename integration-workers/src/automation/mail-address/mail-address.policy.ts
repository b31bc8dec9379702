import type { MailAddressEvent } from 'contracts/automation/mail-address/mail-address.entity';
import { policy } from '#integration-workers/engine/policy';
import { noteReport } from './note-report.job.ts';

/** Whenever a mail came back or was called unwanted, the log of mails and the page of whoever it went to say so. */
export const mailAddressPolicy = policy<MailAddressEvent>({
  name: 'automation.mail-address',
  jobs: [noteReport],
  on: {
    MailBounced: ({ data: { mailId, answer } }) => [noteReport.request(mailId, { mailId, report: 'bounced', answer })],
    MailComplained: ({ data: { mailId } }) => [
      noteReport.request(mailId, { mailId, report: 'complained', answer: '' }),
    ],
  },
});
