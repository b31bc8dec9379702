import type { Workers } from '#integration-workers/engine/policy';
import { assignedPolicy } from './assigned/assigned.policy.ts';
import { emailTemplatePolicy } from './email-template/email-template.policy.ts';
import { eventActionDelay } from './event-action/event-action.due.ts';
import { eventActionPolicy } from './event-action/event-action.policy.ts';
import { labelPolicy } from './label/label.policy.ts';
import { sendMail } from './mail/send-mail.job.ts';
import { mailAddressPolicy } from './mail-address/mail-address.policy.ts';
import { taskReminder } from './task/task.due.ts';
import { taskPolicy } from './task/task.policy.ts';
import { switchOffWebhook } from './webhook/switch-off-webhook.job.ts';
import { webhookPolicy } from './webhook/webhook.policy.ts';

export const automationWorkers: Workers = {
  policies: [
    ...[webhookPolicy, labelPolicy, emailTemplatePolicy, eventActionPolicy, mailAddressPolicy, taskPolicy],
    assignedPolicy,
  ],
  due: [eventActionDelay, taskReminder],
  followUps: [sendMail, switchOffWebhook],
};
