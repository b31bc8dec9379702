import type { ActionEvent, ActionField } from 'contracts/automation/event-action/event-action.choices';
import type { Facts } from 'contracts/automation/event-action/event-action.matching';
import { streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import { type CandidateEvent, candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import { type InterviewEvent, interview } from 'contracts/recruiting/interview/interview.entity';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { Asked } from '#command-service/automation/learning/learning-record';
import { entityState } from '#command-service/entity/entity.state';

/** `causeId`: of the stored event. */
export type Caused = { event: ActionEvent; recordId: string; causeId: string };
type Of = { store: EventStore; tenantId: string; happened: Caused };
type Read<E> = E & { metadata: { messageId: string } };

const some = (value: string | null | undefined): string[] => (value ? [value] : []);

const historyOf = async <E>({ store, tenantId, happened }: Of, name: string): Promise<Read<E>[]> => {
  const { events } = await store.readStream(streamName(name, tenantId, happened.recordId));
  return events as unknown as (Event & Read<E>)[];
};

/** The status that an interview had before the one that an event tells of; what was undone never was. */
const statusBefore = async (of: Of): Promise<string[]> => {
  const all = await historyOf<InterviewEvent>(of, interview.name);
  const at = all.findIndex(({ metadata }) => metadata.messageId === of.happened.causeId);
  const before: string[] = [];
  for (const { type, data } of at < 0 ? all : all.slice(0, at)) {
    if (type !== 'InterviewStatusChanged') continue;
    if (data.undoneTo) before.pop();
    else before.push(data.from);
  }
  return before.slice(-1);
};

/** What kind of document was added. */
const documentAdded = async (of: Of): Promise<string[]> => {
  const all = await historyOf<CandidateEvent>(of, candidate.name);
  const added = all.find(({ metadata }) => metadata.messageId === of.happened.causeId);
  return added?.type === 'CandidateDocumentAdded' ? [added.data.type] : [];
};

const hireOf = async ({ store, tenantId, happened: { recordId: id } }: Of) => {
  const state = await entityState(store, pendingHire, { tenantId, id });
  return state.status === 'kept' ? state.record : null;
};
const templateOf = async ({ store, tenantId, happened: { recordId: id } }: Of): Promise<string[]> => {
  const state = await entityState(store, contract, { tenantId, id });
  return state.status === 'kept' ? [state.record.templateId] : [];
};

const questions: Partial<Record<ActionField, (of: Of) => Promise<string[]>>> = {
  'status.before': statusBefore,
  'candidate.document': documentAdded,
  'hire.manager': async (of) => some((await hireOf(of))?.managerId),
  'hire.team': async (of) => some((await hireOf(of))?.teamId),
  'contract.template': templateOf,
};

/** What only filters that name it ask of history. */
export const factsAsked = async (of: Of, asked: Asked): Promise<Facts> => {
  const fields = [...new Set(asked.map(({ field }) => field))];
  const found = await Promise.all(fields.map(async (field) => [field, await questions[field]?.(of)] as const));
  return Object.fromEntries(found.filter(([, values]) => values !== undefined));
};
