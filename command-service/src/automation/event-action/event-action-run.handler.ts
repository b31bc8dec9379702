import { delayMs, MAX_DEPTH, type SkipReason } from 'contracts/automation/event-action/event-action.choices';
import {
  type EventActionRecord,
  type EventActionStep,
  type EventFilter,
  eventAction,
} from 'contracts/automation/event-action/event-action.entity';
import { type Facts, foundBy, unmetOf } from 'contracts/automation/event-action/event-action.matching';
import {
  type EventActionRunCommand,
  type EventActionRunRecord,
  eventActionRun,
  eventActionRunId,
  subjectOf,
} from 'contracts/automation/event-action/event-action-run.entity';
import { streamName } from 'contracts/kernel/id';
import { formatPosition } from 'contracts/kernel/position';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { type MailAddressDeps, mailAddresses } from '#command-service/automation/mail-address/mail-address.handler';
import type { SendEntity, StateOf } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState, entityVersion } from '#command-service/entity/entity.state';
import { companySettingsDecider } from '#command-service/identity/company-settings/company-settings.decider';
import { handler, type Sent, stateOf } from '#command-service/kernel/command';
import { factsOf } from './event-action.facts.ts';
import { writtenMail } from './event-action.mail.ts';
import { judgedThen } from './event-action.then.ts';
import { eventActionRunDecider, openingDecider } from './event-action-run.decider.ts';

type Of<Type extends EventActionRunCommand['type']> = Extract<EventActionRunCommand, { type: Type }>;
type Happened = Omit<Of<'BeginEventActionRuns'>['data'], 'eventActionIds' | 'happenedAt' | 'position'>;
const sendRun = entityHandler(eventActionRun, eventActionRunDecider);
const openRun = handler(eventActionRun.name, openingDecider);

const isStopped = async (store: EventStore, tenantId: string): Promise<boolean> =>
  (await stateOf(store, streamName('company-settings', tenantId, tenantId), companySettingsDecider))
    .eventActionsStopped;

/** What filters that hold have found; null where the rule asks nothing. */
const judgedBy = (filters: readonly EventFilter[], facts: Facts, subjectId: string) =>
  filters.length === 0
    ? null
    : { subjectId, asked: filters.map((filter) => ({ ...filter, found: [...foundBy(facts, filter)] })) };

/** What becomes of a run whose moment has come: it is done as the rule says now, or it is not, and why. */
const verdictOn = async (
  store: EventStore,
  run: EventActionRunRecord,
  { metadata }: Of<'FireEventActionRun'> | Of<'RunEventActionRunNow'>,
) => {
  const { tenantId } = metadata;
  const skipped = (reason: SkipReason) => ({ type: 'SkipEventActionRun' as const, data: { reason }, metadata });
  const of = { tenantId, id: run.eventActionId };
  if (run.depth >= MAX_DEPTH) return skipped('loop');
  if (await isStopped(store, tenantId)) return skipped('stopped');
  const rule = await entityState(store, eventAction, of);
  if (rule.status !== 'kept') return skipped('removed');
  if (!rule.record.isOn) return skipped('off');
  if (rule.record.event !== run.event) return skipped('event-changed');
  const { filters, actions } = rule.record;
  const facts = await factsOf(store, tenantId, run, filters);
  if ('gone' in facts) return skipped(facts.gone);
  const subjectId = subjectOf(run);
  const unmet = unmetOf(filters, facts);
  if (unmet) {
    const data = { subjectId, unmet: { ...unmet, values: [...unmet.values], found: [...unmet.found] } };
    return { type: 'MissEventActionRun' as const, data, metadata };
  }
  const judged = judgedBy(filters, facts, subjectId);
  const data = { revision: await entityVersion(store, eventAction, of), actions, judged };
  return { type: 'StartEventActionRun' as const, data, metadata };
};

/** Commands of runs; one is begun only for a rule that is on and whose filters hold, and they are asked again after a delay. */
export const eventActionRunHandler = (deps: HandlerDeps & MailAddressDeps): SendEntity<typeof eventActionRun> => {
  const { store } = deps;
  const { stopOf } = mailAddresses(deps);
  const send = sendRun(deps);
  const open = openRun(store);
  const nothing: Sent<StateOf<typeof eventActionRun>> = {
    ...{ state: { status: 'absent' }, version: 0 },
    position: formatPosition(store.storeId, 0n),
  };
  /** Of a rule that is for once, or begun before this was cut off. */
  const unlessThere = (error: unknown) => {
    if (error instanceof Rejection && error.code === 'already-exists') return nothing;
    throw error;
  };

  /** Where nothing is to be waited for, it is started at once: what it was judged by a moment ago still holds. */
  const verdictAtOnce = async (
    of: { tenantId: string; id: string },
    { depth }: Happened,
    { actions, judged }: { actions: EventActionStep[]; judged: ReturnType<typeof judgedBy> },
  ) =>
    depth >= MAX_DEPTH
      ? { type: 'SkipEventActionRun' as const, data: { reason: 'loop' as const } }
      : {
          type: 'StartEventActionRun' as const,
          data: { revision: await entityVersion(store, eventAction, of), actions, judged },
        };

  const begin = async ({ data, metadata }: Of<'BeginEventActionRuns'>) => {
    const { tenantId, now } = metadata;
    const { eventActionIds, happenedAt, position, ...happened } = data;
    if (await isStopped(store, tenantId)) return nothing;
    const found = await Promise.all(eventActionIds.map((id) => entityState(store, eventAction, { tenantId, id })));
    const isMeant = ({ isOn, event }: EventActionRecord) => isOn && event === data.event;
    const rules = found.flatMap((rule) => (rule.status === 'kept' && isMeant(rule.record) ? [rule.record] : []));
    if (rules.length === 0) return nothing;
    const asked = rules.flatMap(({ filters }) => filters);
    const judged = await judgedThen(store, tenantId, { ...happened, happenedAt, position, asked });
    if (!judged) return nothing;
    const { parties, facts } = judged;
    const beginOne = async (rule: (typeof rules)[number]) => {
      const { id: eventActionId, isOnce, actions, filters } = rule;
      const of = { tenantId, id: eventActionId };
      if (unmetOf(filters, facts)) return nothing;
      const judged = judgedBy(filters, facts, subjectOf({ ...parties, recordId: happened.recordId }));
      const id = eventActionRunId({ ...happened, eventActionId, isOnce });
      const wait = happened.depth < MAX_DEPTH ? delayMs(rule) : 0;
      const due = new Date(Date.parse(happenedAt) + wait);
      const run = { ...happened, ...parties, eventActionRunId: id, eventActionId, dueAt: due.toISOString() };
      const verdict = due <= now ? await verdictAtOnce(of, happened, { actions, judged }) : null;
      return open(id, { type: 'OpenEventActionRun', data: { run, verdict }, metadata }).catch(unlessThere);
    };
    const sent = await Promise.all(rules.map(beginOne));
    return sent.reduce((last, one) => (one.position > last.position ? one : last), nothing);
  };

  return async (id, command, ifMatch = null) => {
    const { metadata } = command;
    if (command.type === 'BeginEventActionRuns') return begin(command);
    if (!['FireEventActionRun', 'RunEventActionRunNow', 'WriteEventActionMail'].includes(command.type))
      return send(id, command, ifMatch);
    const run = await entityState(store, eventActionRun, { tenantId: metadata.tenantId, id });
    if (run.status !== 'kept') return send(id, command, ifMatch);
    if (command.type === 'WriteEventActionMail')
      return send(id, await writtenMail({ store, stopOf }, run.record, command), ifMatch);
    const isNow = command.type === 'RunEventActionRunNow';
    const isDue = command.type === 'FireEventActionRun' && run.record.dueAt === command.data.dueAt;
    if (run.record.status !== 'waiting' || (!isNow && !isDue)) return send(id, command, ifMatch);
    return send(id, await verdictOn(store, run.record, command), ifMatch);
  };
};
