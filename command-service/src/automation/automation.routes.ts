import type { IRouter } from 'express';
import type { MailContext } from '#command-service/context';
import { emailTemplateRoutes } from './email-template/email-template.routes.ts';
import { type EventActionContext, eventActionRoutes } from './event-action/event-action.routes.ts';
import { type InboundMailContext, inboundMailRoutes } from './inbound-mail/inbound-mail.routes.ts';
import { mailAddressRoutes } from './mail-address/mail-address.routes.ts';
import { taskRoutes } from './task/task.routes.ts';
import { type WebhookContext, webhookRoutes } from './webhook/webhook.routes.ts';

export type AutomationContext = WebhookContext & MailContext & EventActionContext & InboundMailContext;

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const automationMounted = ['webhook', 'emailTemplate', 'eventAction', 'eventActionRun', 'task'] as const;

export const automationRoutes = (router: IRouter, context: AutomationContext): void => {
  webhookRoutes(router, context);
  emailTemplateRoutes(router, context);
  eventActionRoutes(router, context);
  inboundMailRoutes(router, context);
  mailAddressRoutes(router, context);
  taskRoutes(router, context);
};
