import { productMail } from 'contracts/automation/product-mail/product-mail.entity';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { emailTemplateHandler } from './email-template/email-template.handler.ts';
import { eventActionHandler } from './event-action/event-action.handler.ts';
import { eventActionRunHandler } from './event-action/event-action-run.handler.ts';
import { labelScopeHandler } from './label/label-scope.handler.ts';
import { type MailAddressDeps, mailAddresses, mailAddressHandler } from './mail-address/mail-address.handler.ts';
import { productMailDecider } from './product-mail/product-mail.decider.ts';
import { taskHandler } from './task/task.handler.ts';
import { webhookHandler } from './webhook/webhook.handler.ts';

export const automationCommands = (deps: HandlerDeps & MailAddressDeps) => ({
  emailTemplate: emailTemplateHandler(deps),
  eventAction: eventActionHandler(deps),
  eventActionRun: eventActionRunHandler(deps),
  labelScope: labelScopeHandler(deps),
  mailAddress: mailAddressHandler(deps.store),
  /** What is known of addresses that mails go to. */
  mailAddresses: mailAddresses(deps),
  productMail: entityHandler(productMail, productMailDecider)(deps),
  task: taskHandler(deps),
  webhook: webhookHandler(deps),
});
