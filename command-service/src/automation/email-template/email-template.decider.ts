import { emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import { caused } from 'contracts/kernel/message';
import { refuseDraft, textsFaults } from '#command-service/automation/mail/draft';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

const test: DecisionsOf<typeof emailTemplate>['TestEmailTemplate'] = (command, { id: emailTemplateId }) => [
  caused(command, 'EmailTemplateTested', { emailTemplateId, ...command.data }),
];

export const emailTemplateDecider = entityDecider(emailTemplate, {
  check: (fields) => refuseDraft(textsFaults(fields)),
  decide: { TestEmailTemplate: test },
});
