import type { IRouter } from 'express';
import { type WebhookContext, webhookRoutes } from './webhook/webhook.routes.ts';

export type AutomationContext = WebhookContext;

export const automationRoutes = (router: IRouter, context: AutomationContext): void => {
  webhookRoutes(router, context);
};
