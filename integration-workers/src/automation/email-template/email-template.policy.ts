import type { EmailTemplateEvent } from 'contracts/automation/email-template/email-template.entity';
import { policy } from '#integration-workers/engine/policy';
import { sendDraft, sendTest } from './send-test.job.ts';

/** Whenever somebody asks for a template, it or a draft of one, it is sent to them. */
export const emailTemplatePolicy = policy<EmailTemplateEvent>({
  name: 'automation.email-template',
  jobs: [sendTest, sendDraft],
  on: {
    EmailTemplateTested: ({ data }) => [sendTest.request(data.userId, data)],
    EmailDraftTested: ({ data: { userId } }) => [sendDraft.request(userId, { userId })],
  },
});
