import { hiringChecklist } from 'contracts/recruiting/hiring-checklist/hiring-checklist.entity';
import type { ChecklistItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { hirePapers } from '#command-service/recruiting/pending-hire/hire-papers';
import { userCheck } from '#command-service/recruiting/pending-hire/hire-user';
import { assertPolicy } from '#command-service/recruiting/pending-hire/pending-hire.rules';

const sendChecklist = entityHandler(hiringChecklist);

const ITEMS = { policyId: 'items', assignee: 'items' };

/** Commands of checklists. Who and what is named in one for the first time is the company's; what has gone since may stay. */
export const hiringChecklistHandler = (deps: HandlerDeps): SendEntity<typeof hiringChecklist> => {
  const { store } = deps;
  const send = sendChecklist(deps);
  const assertUser = userCheck(store);
  const papers = hirePapers(store);

  return async (id, command, ifMatch) => {
    if (command.type === 'CreateHiringChecklist' || command.type === 'ChangeHiringChecklist') {
      const { tenantId, actor } = command.metadata;
      const by = { tenantId, userId: actor.id };
      const state = await entityState(store, hiringChecklist, { tenantId, id });
      const before = state.status === 'kept' ? state.record.items : [];
      const items = command.data.items ?? [];
      const added = (of: (item: ChecklistItem) => string | null) =>
        new Set(items.map(of).filter((id) => !before.some((item) => of(item) === id)));
      for (const item of items) assertPolicy(item, ITEMS);
      for (const userId of added(({ assigneeId }) => assigneeId)) await assertUser(tenantId, 'items', userId);
      for (const contractTemplateId of added((item) => item.contractTemplateId))
        await papers.check(by, { contractTemplateId }, 'items');
      for (const policyId of added((item) => item.policyId)) await papers.check(by, { policyId }, 'items');
    }
    return send(id, command, ifMatch);
  };
};
