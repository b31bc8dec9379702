import { hiringChecklist } from 'contracts/recruiting/hiring-checklist/hiring-checklist.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { userCheck } from '#command-service/recruiting/pending-hire/hire-user';

const sendChecklist = entityHandler(hiringChecklist);

/** Commands of checklists. Whoever is named in one for the first time is of the company; those who have left since may stay. */
export const hiringChecklistHandler = (deps: HandlerDeps): SendEntity<typeof hiringChecklist> => {
  const { store } = deps;
  const send = sendChecklist(deps);
  const assertUser = userCheck(store);

  return async (id, command, ifMatch) => {
    if (command.type === 'CreateHiringChecklist' || command.type === 'ChangeHiringChecklist') {
      const { tenantId } = command.metadata;
      const state = await entityState(store, hiringChecklist, { tenantId, id });
      const held = new Set(state.status === 'kept' ? state.record.items.map(({ assigneeId }) => assigneeId) : []);
      const named = new Set((command.data.items ?? []).map(({ assigneeId }) => assigneeId));
      for (const userId of named) if (!held.has(userId)) await assertUser(tenantId, 'items', userId);
    }
    return send(id, command, ifMatch);
  };
};
