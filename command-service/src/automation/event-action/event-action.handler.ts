import { emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import { type ActionEvent, labelledAfter } from 'contracts/automation/event-action/event-action.choices';
import {
  type EventActionFields,
  type EventActionStep,
  eventAction,
} from 'contracts/automation/event-action/event-action.entity';
import { webhook } from 'contracts/automation/webhook/webhook.entity';
import { team } from 'contracts/identity/team/team.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { rejectionReason } from 'contracts/recruiting/rejection-reason/rejection-reason.entity';
import { procedureKinds } from 'contracts/training/handbook/handbook.choices';
import { handbookDocument, isReadable } from 'contracts/training/handbook/handbook.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { eventActionDecider, type RuleFault, refuseRule } from './event-action.decider.ts';
import { isLabel, namedFilterFaults } from './event-action.filters.ts';

const sendRule = entityHandler(eventAction, eventActionDecider);

/** Whether a company has what a rule names. */
const lookup = (store: EventStore, tenantId: string, event: ActionEvent | undefined) => ({
  label: (id: string) => isLabel(store, tenantId, id, event && labelledAfter(event)),
  template: async (id: string) => (await entityState(store, emailTemplate, { tenantId, id })).status === 'kept',
  program: async (id: string) => {
    const state = await entityState(store, trainingProgram, { tenantId, id });
    return state.status === 'kept' && state.record.publishedVersion > 0;
  },
  job: async (id: string) => (await entityState(store, job, { tenantId, id })).status === 'kept',
  webhook: async (id: string) => (await entityState(store, webhook, { tenantId, id })).status === 'kept',
  process: async (id: string) => {
    const state = await entityState(store, handbookDocument, { tenantId, id });
    if (state.status !== 'kept' || !isReadable(state.record)) return false;
    const { kind, published } = state.record;
    return procedureKinds.some((one) => one === kind) && (published?.steps.length ?? 0) > 0;
  },
  reason: async (id: string) => (await entityState(store, rejectionReason, { tenantId, id })).status === 'kept',
  team: async (id: string) => (await entityState(store, team, { tenantId, id })).status === 'kept',
  user: (id: string) => isMember(store, tenantId, id),
});
type Lookup = ReturnType<typeof lookup>;

const stepFaults = async (has: Lookup, step: EventActionStep, at: string): Promise<RuleFault[]> => {
  const named = [
    ['templateId', has.template, 'email-template-not-found'],
    ['programId', has.program, 'program-not-published'],
    ['jobId', has.job, 'job-not-found'],
    ['webhookId', has.webhook, 'webhook-not-found'],
    ['documentId', has.process, 'process-not-published'],
    ['labelId', has.label, 'label-not-found'],
    ['reasonId', has.reason, 'rejection-reason-not-found'],
    ['userId', has.user, 'user-unknown'],
    ['teamId', has.team, 'team-unknown'],
  ] as const;
  const faults = await Promise.all(
    named.map(async ([field, isThere, code]) => {
      const id = step[field] ?? null;
      return id === null || (await isThere(id)) ? [] : [{ field: `${at}.${field}`, code }];
    }),
  );
  return faults.flat();
};

/** What a rule names that is not the company's. */
export const namedFaults = async (
  store: EventStore,
  tenantId: string,
  { event, filters = [], actions = [] }: Partial<Pick<EventActionFields, 'event' | 'filters' | 'actions'>>,
): Promise<RuleFault[]> => {
  const has = lookup(store, tenantId, event);
  const faults = await Promise.all([
    namedFilterFaults({ store, tenantId }, filters),
    ...actions.map((step, at) => stepFaults(has, step, `actions.${at}`)),
  ]);
  return faults.flat();
};

/** What a change leaves a rule naming: turned on, it is looked at whole, since what it names may be gone meanwhile (docs/product.md AUT-56). */
const namedBy = async (
  { store }: HandlerDeps,
  id: string,
  command: Parameters<SendEntity<typeof eventAction>>[1],
): Promise<Partial<EventActionFields>> => {
  if (command.type === 'CreateEventAction') return command.data;
  if (command.type !== 'ChangeEventAction') return {};
  const { data, metadata } = command;
  const saved = await entityState(store, eventAction, { tenantId: metadata.tenantId, id });
  if (saved.status !== 'kept') return data;
  return { ...(data.isOn ? saved.record : { event: saved.record.event }), ...data };
};

/** Commands of event actions; whatever one names is the company's own. */
export const eventActionHandler = (deps: HandlerDeps): SendEntity<typeof eventAction> => {
  const send = sendRule(deps);
  return async (id, command, ifMatch) => {
    refuseRule(await namedFaults(deps.store, command.metadata.tenantId, await namedBy(deps, id, command)));
    return send(id, command, ifMatch);
  };
};
