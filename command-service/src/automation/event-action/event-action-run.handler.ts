import { MAX_DEPTH, type SkipReason } from 'contracts/automation/event-action/event-action.choices';
import { eventAction } from 'contracts/automation/event-action/event-action.entity';
import { unmetOf } from 'contracts/automation/event-action/event-action.matching';
import {
  type EventActionRunCommand,
  type EventActionRunRecord,
  eventActionRun,
} from 'contracts/automation/event-action/event-action-run.entity';
import { streamName } from 'contracts/kernel/id';
import { formatPosition } from 'contracts/kernel/position';
import type { EventStore } from 'platform/event-store/event-store';
import { type MailAddressDeps, mailAddresses } from '#command-service/automation/mail-address/mail-address.handler';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState, entityVersion } from '#command-service/entity/entity.state';
import { companySettingsDecider } from '#command-service/identity/company-settings/company-settings.decider';
import { stateOf } from '#command-service/kernel/command';
import { factsOf, partiesOf } from './event-action.facts.ts';
import { writtenMail } from './event-action.mail.ts';
import { eventActionRunDecider } from './event-action-run.decider.ts';

type Of<Type extends EventActionRunCommand['type']> = Extract<EventActionRunCommand, { type: Type }>;
const sendRun = entityHandler(eventActionRun, eventActionRunDecider);

const isStopped = async (store: EventStore, tenantId: string): Promise<boolean> =>
  (await stateOf(store, streamName('company-settings', tenantId, tenantId), companySettingsDecider))
    .eventActionsStopped;

/** What becomes of a run whose moment has come: it is done as the rule says now, or it is not, and why. */
const verdictOn = async (store: EventStore, run: EventActionRunRecord, { metadata }: Of<'FireEventActionRun'>) => {
  const { tenantId } = metadata;
  const skipped = (reason: SkipReason) => ({ type: 'SkipEventActionRun' as const, data: { reason }, metadata });
  const of = { tenantId, id: run.eventActionId };
  if (run.depth >= MAX_DEPTH) return skipped('loop');
  if (await isStopped(store, tenantId)) return skipped('stopped');
  const rule = await entityState(store, eventAction, of);
  if (rule.status !== 'kept') return skipped('removed');
  if (!rule.record.isOn) return skipped('off');
  const facts = await factsOf(store, tenantId, run);
  if ('gone' in facts) return skipped(facts.gone);
  const unmet = unmetOf(rule.record.filters, facts);
  if (unmet) {
    const data = {
      subjectId: run.candidateId ?? run.recordId,
      unmet: { ...unmet, values: [...unmet.values], found: [...unmet.found] },
    };
    return { type: 'MissEventActionRun' as const, data, metadata };
  }
  const data = { revision: await entityVersion(store, eventAction, of), actions: rule.record.actions };
  return { type: 'StartEventActionRun' as const, data, metadata };
};

/** Commands of runs; one is begun only for a rule that is on and whose filters hold, and they are asked again when it is due. */
export const eventActionRunHandler = (deps: HandlerDeps & MailAddressDeps): SendEntity<typeof eventActionRun> => {
  const { store } = deps;
  const { stopOf } = mailAddresses(deps);
  const send = sendRun(deps);
  const nothing = { state: { status: 'absent' as const }, version: 0, position: formatPosition(store.storeId, 0n) };

  const begun = async ({ data, metadata: { tenantId } }: Of<'CreateEventActionRun'>) => {
    const rule = await entityState(store, eventAction, { tenantId, id: data.eventActionId });
    if (rule.status !== 'kept' || !rule.record.isOn || (await isStopped(store, tenantId))) return null;
    const parties = await partiesOf(store, tenantId, data);
    if (!parties) return null;
    const facts = await factsOf(store, tenantId, { ...parties, said: data.said });
    return 'gone' in facts || unmetOf(rule.record.filters, facts) ? null : { ...data, ...parties };
  };

  return async (id, command, ifMatch = null) => {
    const { metadata } = command;
    if (command.type === 'CreateEventActionRun') {
      const data = await begun(command);
      return data ? send(id, { ...command, data }, ifMatch) : nothing;
    }
    if (command.type !== 'FireEventActionRun' && command.type !== 'WriteEventActionMail')
      return send(id, command, ifMatch);
    const run = await entityState(store, eventActionRun, { tenantId: metadata.tenantId, id });
    if (run.status !== 'kept') return send(id, command, ifMatch);
    if (command.type === 'WriteEventActionMail')
      return send(id, await writtenMail({ store, stopOf }, run.record, command), ifMatch);
    if (run.record.status !== 'waiting' || run.record.dueAt !== command.data.dueAt) return send(id, command, ifMatch);
    return send(id, await verdictOn(store, run.record, command), ifMatch);
  };
};
