import { actionEvents } from 'contracts/automation/event-action/event-action.choices';
import { MAX_BEGUN } from 'contracts/automation/event-action/event-action-run.entity';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { depthOf } from './event-action.depth.ts';
import { followedBy, type Rule } from './followed.ts';

/** Those that were on when it happened. */
const RULES = {
  projections: ['automation.eventAction'],
  text: `select id, event, filters from read.event_action
    where tenant_id = $1 and event = $2 and is_on and on_since <= $3 order by created_at, id`,
};

/** What has happened, as far as rules may ask of it alone. */
export const Happening = z.strictObject({
  event: z.enum(actionEvents),
  recordId: Id,
  said: z.strictObject({ status: z.string().nullable(), label: Id.nullable() }),
});

/** Begins a run for each rule that follows an event, and whose filters hold. */
export const findRules = job({
  name: 'automation.event-action.find-rules',
  payload: Happening,
  options: FOR_A_DAY,
  handle: async ({ data, cause }, tools) => {
    const { tenantId, position, eventId: causeId } = cause;
    const event = await tools.event(position);
    const { occurredAt } = event.metadata;
    const rules = await tools.read<Rule>(cause, { ...RULES, values: [tenantId, data.event, occurredAt] });
    const meant = followedBy(rules, data);
    if (meant.length === 0) return;
    const depth = await depthOf(event, cause, tools);
    const happened = { ...data, causeId, depth, happenedAt: occurredAt };
    for (let first = 0; first < meant.length; first += MAX_BEGUN) {
      const eventActionIds = meant.slice(first, first + MAX_BEGUN).map(({ id }) => id);
      const target = first === 0 ? cause.target : `${cause.target} ${first}`;
      await tools.command(
        { ...cause, target },
        {
          aggregate: 'eventActionRun',
          id: data.recordId,
          type: 'BeginEventActionRuns',
          data: { ...happened, position, eventActionIds },
        },
      );
    }
  },
});
