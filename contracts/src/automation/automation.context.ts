import { context } from '#contracts/kernel/context';
import { label, labelScope } from './label/label.entity.ts';
import * as mail from './mail/mail.endpoints.ts';
import * as webhookEndpoints from './webhook/webhook.endpoints.ts';
import { webhook } from './webhook/webhook.entity.ts';

export const automation = context({
  entities: { label, labelScope, webhook },
  events: [],
  endpoints: { webhook: webhookEndpoints, mail },
  systemCommands: {},
});
