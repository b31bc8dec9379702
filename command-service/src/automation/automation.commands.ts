import type { HandlerDeps } from '#command-service/entity/entity.handler';
import { labelScopeHandler } from './label/label-scope.handler.ts';
import { webhookHandler } from './webhook/webhook.handler.ts';

export const automationCommands = (deps: HandlerDeps) => ({
  labelScope: labelScopeHandler(deps),
  webhook: webhookHandler(deps),
});
