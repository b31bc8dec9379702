import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { LabelRejection } from 'contracts/automation/label/label.commands';
import { labelScope } from 'contracts/automation/label/label.entity';
import { Rejection } from 'contracts/kernel/problem';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';

const ofSystem: ReadonlySet<string> = new Set(Object.values(systemLabelScopes));
const sendScope = entityHandler(labelScope);

/** Commands of a company's own scopes; those of the system are no company's to change. */
export const labelScopeHandler = (deps: HandlerDeps): SendEntity<typeof labelScope> => {
  const send = sendScope(deps);
  return async (id, command, ifMatch) => {
    if (ofSystem.has(id)) throw new Rejection<LabelRejection>('label-scope-is-system', 409);
    return send(id, command, ifMatch);
  };
};
