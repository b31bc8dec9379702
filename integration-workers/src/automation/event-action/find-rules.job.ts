import { type ActionField, actionEvents } from 'contracts/automation/event-action/event-action.choices';
import { type Filter, unmetOf } from 'contracts/automation/event-action/event-action.matching';
import { MAX_BEGUN } from 'contracts/automation/event-action/event-action-run.entity';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { depthOf } from './event-action.depth.ts';

type Rule = { id: Id; filters: Filter[] };

/** Those that were on when it happened. */
const RULES = {
  projections: ['automation.eventAction'],
  text: `select id, filters from read.event_action
    where tenant_id = $1 and event = $2 and is_on and on_since <= $3 order by created_at, id`,
};
/** What the event alone says. */
const said: readonly ActionField[] = ['status', 'label'];
const some = (value: string | null) => (value === null ? [] : [value]);

/** Begins a run for each rule that follows an event, and whose filters hold. */
export const findRules = job({
  name: 'automation.event-action.find-rules',
  payload: z.strictObject({
    event: z.enum(actionEvents),
    recordId: Id,
    said: z.strictObject({ status: z.string().nullable(), label: Id.nullable() }),
  }),
  options: FOR_A_DAY,
  handle: async ({ data, cause }, tools) => {
    const { tenantId, position, eventId: causeId } = cause;
    const event = await tools.event(position);
    const { occurredAt } = event.metadata;
    const rules = await tools.read<Rule>(cause, { ...RULES, values: [tenantId, data.event, occurredAt] });
    const facts = { status: some(data.said.status), label: some(data.said.label) };
    const meant = rules.filter(
      ({ filters }) =>
        unmetOf(
          filters.filter(({ field }) => said.includes(field)),
          facts,
        ) === null,
    );
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
          data: { ...happened, eventActionIds },
        },
      );
    }
  },
});
