import { emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import { requireMailFiles } from '#command-service/automation/mail/mail-files';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { emailTemplateDecider } from './email-template.decider.ts';

const sendTemplate = entityHandler(emailTemplate, emailTemplateDecider);

/** Commands of templates; what they attach must be there. */
export const emailTemplateHandler = (deps: HandlerDeps): SendEntity<typeof emailTemplate> => {
  const send = sendTemplate(deps);
  return async (id, command, ifMatch) => {
    if (command.type === 'CreateEmailTemplate' || command.type === 'ChangeEmailTemplate')
      await requireMailFiles(deps.store, command.metadata.tenantId, command.data.attachmentIds ?? []);
    return send(id, command, ifMatch);
  };
};
