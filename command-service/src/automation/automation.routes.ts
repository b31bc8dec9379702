import type { IRouter } from 'express';
import { labelRoutes } from './label/label.routes.ts';
import { type WebhookContext, webhookRoutes } from './webhook/webhook.routes.ts';

export type AutomationContext = WebhookContext;

export const automationRoutes = (router: IRouter, context: AutomationContext): void => {
  labelRoutes(router, context);
  webhookRoutes(router, context);
};
