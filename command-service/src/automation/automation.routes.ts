import type { IRouter } from 'express';
import { type WebhookContext, webhookRoutes } from './webhook/webhook.routes.ts';

export type AutomationContext = WebhookContext;

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const automationMounted = ['webhook'] as const;

export const automationRoutes = (router: IRouter, context: AutomationContext): void => {
  webhookRoutes(router, context);
};
