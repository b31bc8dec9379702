import { productMail } from 'contracts/automation/product-mail/product-mail.entity';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { emailTemplateHandler } from './email-template/email-template.handler.ts';
import { labelScopeHandler } from './label/label-scope.handler.ts';
import { productMailDecider } from './product-mail/product-mail.decider.ts';
import { webhookHandler } from './webhook/webhook.handler.ts';

export const automationCommands = (deps: HandlerDeps) => ({
  emailTemplate: emailTemplateHandler(deps),
  labelScope: labelScopeHandler(deps),
  productMail: entityHandler(productMail, productMailDecider)(deps),
  webhook: webhookHandler(deps),
});
