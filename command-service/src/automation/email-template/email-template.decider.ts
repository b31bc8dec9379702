import { emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import { productMailTags } from 'contracts/automation/product-mail/product-mails';
import { caused } from 'contracts/kernel/message';
import { draftFaults, refuseDraft, textsFaults } from '#command-service/automation/mail/draft';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

const test: DecisionsOf<typeof emailTemplate>['TestEmailTemplate'] = (command, { id: emailTemplateId }) => [
  caused(command, 'EmailTemplateTested', { emailTemplateId, ...command.data }),
];

type TestDraft = Extract<(typeof emailTemplate)['types']['command'], { type: 'TestEmailDraft' }>;
const testDraft = (command: TestDraft) => {
  const { subject, content, mail = null, ...of } = command.data;
  refuseDraft(draftFaults({ subject, content }, '', mail ? productMailTags(mail) : undefined));
  return [caused(command, 'EmailDraftTested', { ...of, subject, content, mail })];
};

const kept = entityDecider(emailTemplate, {
  check: (fields) => refuseDraft(textsFaults(fields)),
  decide: { TestEmailTemplate: test, TestEmailDraft: testDraft },
});

/** A draft is tested where there is no template yet, which that does not begin. */
export const emailTemplateDecider: typeof kept = {
  ...kept,
  decide: (command, state) => (command.type === 'TestEmailDraft' ? testDraft(command) : kept.decide(command, state)),
};
