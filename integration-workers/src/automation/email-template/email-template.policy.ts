import type { EmailTemplateEvent } from 'contracts/automation/email-template/email-template.entity';
import { policy } from '#integration-workers/engine/policy';
import { sendTest } from './send-test.job.ts';

/** Whenever somebody asks for a template, it is sent to them. */
export const emailTemplatePolicy = policy<EmailTemplateEvent>({
  name: 'automation.email-template',
  jobs: [sendTest],
  on: { EmailTemplateTested: ({ data }) => [sendTest.request(data.userId, data)] },
});
