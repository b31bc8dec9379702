import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import type { CommandContext } from '#command-service/context';
import type { Accounts } from '#command-service/identity/access/accounts';
import { emailTemplateRoutes } from './email-template/email-template.routes.ts';
import { type EventActionContext, eventActionRoutes } from './event-action/event-action.routes.ts';
import { taskRoutes } from './task/task.routes.ts';
import { type WebhookContext, webhookRoutes } from './webhook/webhook.routes.ts';

/** What mails are made of, and who may send them. `publicUrl`: where links in them lead, without a slash at its end. */
export type MailContext = CommandContext & {
  store: EventStore;
  publicUrl: string;
  accounts: Pick<Accounts, 'find'>;
};
export type AutomationContext = WebhookContext & MailContext & EventActionContext;

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const automationMounted = ['webhook', 'emailTemplate', 'eventAction', 'task'] as const;

export const automationRoutes = (router: IRouter, context: AutomationContext): void => {
  webhookRoutes(router, context);
  emailTemplateRoutes(router, context);
  eventActionRoutes(router, context);
  taskRoutes(router, context);
};
