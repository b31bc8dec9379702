import { context } from '#contracts/kernel/context';
import * as emailTemplateEndpoints from './email-template/email-template.endpoints.ts';
import { emailTemplate } from './email-template/email-template.entity.ts';
import { dryRunEventAction, showEventActionLimits, stopEventActions } from './event-action/event-action.endpoints.ts';
import { eventAction } from './event-action/event-action.entity.ts';
import { eventActionRun } from './event-action/event-action-run.entity.ts';
import * as inboundMail from './inbound-mail/inbound-mail.endpoints.ts';
import { label, labelScope } from './label/label.entity.ts';
import * as mail from './mail/mail.endpoints.ts';
import * as mailAddressEndpoints from './mail-address/mail-address.endpoints.ts';
import { mailAddress } from './mail-address/mail-address.entity.ts';
import { productMail } from './product-mail/product-mail.entity.ts';
import { task } from './task/task.entity.ts';
import * as webhookEndpoints from './webhook/webhook.endpoints.ts';
import { webhook } from './webhook/webhook.entity.ts';

export const automation = context({
  entities: { label, labelScope, webhook, emailTemplate, eventAction, eventActionRun, mailAddress, productMail, task },
  events: [],
  endpoints: {
    webhook: webhookEndpoints,
    mail,
    'inbound mail': { reportMails: inboundMail.reportMails, receiveMail: inboundMail.receiveMail },
    'mail address': {
      openMailSubscription: mailAddressEndpoints.openMailSubscription,
      changeMailSubscription: mailAddressEndpoints.changeMailSubscription,
      unsubscribeByMailProgram: mailAddressEndpoints.unsubscribeByMailProgram,
      showUnsubscribePage: mailAddressEndpoints.showUnsubscribePage,
      makeSubscriptionToken: mailAddressEndpoints.makeSubscriptionToken,
      findMyMailSettings: mailAddressEndpoints.findMyMailSettings,
      changeMyMailSetting: mailAddressEndpoints.changeMyMailSetting,
    },
    'event action': { dryRunEventAction, stopEventActions, showEventActionLimits },
    'email template': {
      previewMail: emailTemplateEndpoints.previewMail,
      testEmailTemplate: emailTemplateEndpoints.testEmailTemplate,
      testEmailDraft: emailTemplateEndpoints.testEmailDraft,
    },
  },
  systemCommands: {},
});
