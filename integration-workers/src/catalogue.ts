import { labelPolicy } from './automation/label/label.policy.ts';
import { sendMail } from './automation/mail/send-mail.job.ts';
import { switchOffWebhook } from './automation/webhook/switch-off-webhook.job.ts';
import { webhookPolicy } from './automation/webhook/webhook.policy.ts';
import type { JobDefinition } from './engine/job.ts';
import type { Policy } from './engine/policy.ts';
import { emailAddressPolicy } from './identity/email-address/email-address.policy.ts';
import { imagePolicy } from './identity/image/image.policy.ts';
import { invitationPolicy } from './identity/invitation/invitation.policy.ts';
import { passwordPolicy } from './identity/password/password.policy.ts';
import { accountErasurePolicy, dataExportPolicy } from './identity/user/user.policy.ts';
import { applicationPolicy } from './recruiting/application/application.policy.ts';
import { candidatePolicy } from './recruiting/candidate/candidate.policy.ts';
import { interviewPolicy } from './recruiting/interview/interview.policy.ts';

/** Every policy that runs. One line per policy. */
export const policyCatalogue: readonly Policy[] = [
  dataExportPolicy,
  accountErasurePolicy,
  emailAddressPolicy,
  passwordPolicy,
  invitationPolicy,
  imagePolicy,
  applicationPolicy,
  candidatePolicy,
  interviewPolicy,
  webhookPolicy,
  labelPolicy,
];

/** Jobs that other jobs ask for. */
const followingJobs: readonly JobDefinition[] = [sendMail, switchOffWebhook];

/** Every job there is, by name. */
export const jobCatalogue: ReadonlyMap<string, JobDefinition> = new Map(
  [...policyCatalogue.flatMap(({ jobs }) => jobs), ...followingJobs].map((definition) => [definition.name, definition]),
);
