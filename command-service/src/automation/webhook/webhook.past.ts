import type { Learning } from 'contracts/automation/event-action/event-action.learning';
import { declarationOf, type ToldOf } from 'contracts/automation/webhook/webhook.catalogue';
import { PAST_EVENTS, type PublicEventType } from 'contracts/automation/webhook/webhook.choices';
import { type WebhookRejection, webhook } from 'contracts/automation/webhook/webhook.entity';
import {
  isTold,
  learningToldBy,
  type PublicEvent,
  recordToldBy,
  saidOf,
  storedAs,
} from 'contracts/automation/webhook/webhook.published';
import type { EventSaid } from 'contracts/automation/webhook/webhook.tags';
import type { PastEventView } from 'contracts/automation/webhook/webhook.views';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import type { EventFeed } from 'platform/event-feed/feed';
import type { EventStore } from 'platform/event-store/event-store';
import { namesOf } from '#command-service/automation/event-action/event-action.names';
import { learningOf } from '#command-service/automation/learning/learning-record';
import type { CommandContext } from '#command-service/context';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityState } from '#command-service/entity/entity.state';
import { recordIn } from './webhook.records.ts';

export type PastDeps = { store: EventStore; feed: Pick<EventFeed, 'happened' | 'at'> };
type Command = Parameters<SendEntity<typeof webhook>>[1];
type TestEvent = Extract<Command, { type: 'TestWebhookEvent' }>;

const sightOf = (of: ToldOf): readonly Permission[] => {
  if (of === 'job') return ['tenant.jobs.read'];
  if (of === 'handbook') return ['tenant.training.handbook.read'];
  if (of === 'training' || of === 'certificate') return ['tenant.training.schedules.read'];
  return ['tenant.candidates.read', ...(sightOfRecords[of] ?? [])];
};
const sightOfRecords: Partial<Record<ToldOf, readonly Permission[]>> = {
  live: ['tenant.interviews.lives.read'],
  review: ['tenant.interviews.ratings.read'],
  hire: ['tenant.pendingHires.read'],
  contract: ['tenant.contracts.read'],
};

/** Whoever is shown what has happened may look at whom it was about anyway (docs/product.md AUT-48). */
export const requireSightOf = ({ permissions }: TenantAuth, event: PublicEventType): void => {
  const missing = sightOf(declarationOf(event).of).find((needed) => !permissions.includes(needed));
  if (missing) throw new Rejection('forbidden', 403, { detail: missing });
};

const lastOf = async ({ feed }: PastDeps, tenantId: string, event: PublicEventType) =>
  (
    await feed.happened({ ...storedAs(event), tenantId, limit: PAST_EVENTS, last: true, withoutImported: true })
  ).toReversed();

type Told = { said: EventSaid; learning: Learning | null };

/** Whom an event is about: what an interview is for and whose it is follows from it, as does who learns or reads. */
export const aboutOf = async (store: EventStore, tenantId: string, event: PublicEvent): Promise<Told> => {
  const of = learningToldBy(event);
  const learning = of && (await learningOf(store, { tenantId, ...of }));
  const said = await peopleOf(store, tenantId, event);
  return { learning, said: learning ? { ...said, userId: learning.userId } : said };
};

const peopleOf = async (store: EventStore, tenantId: string, event: PublicEvent): Promise<EventSaid> => {
  const said = saidOf(event);
  const of = recordToldBy(event);
  const record = of && (await recordIn(store, { tenantId, ...of }));
  if (record) {
    const { candidateId, interviewId, jobId } = record;
    return { ...said, candidateId, interviewId, jobId };
  }
  if (said.interviewId === null) return said;
  const state = await entityState(store, interview, { tenantId, id: said.interviewId });
  if (state.status === 'absent') return said;
  const { candidateId, jobId } = state.record;
  return { ...said, candidateId, jobId };
};

const isHidden = ({ said: { jobId } }: Told, hidden: readonly string[]) => jobId !== null && hidden.includes(jobId);

type Wanted = { tenantId: string; event: PublicEventType; eventId: string; hidden: readonly string[] };

/** One of the last events of its kind; refused where it is none of them. `hidden`: jobs of which whoever asks may not know. */
export const pastEvent = async (deps: PastDeps, { tenantId, event, eventId, hidden }: Wanted): Promise<PublicEvent> => {
  const found = (await lastOf(deps, tenantId, event)).find(({ id }) => id === eventId);
  const stored = found && ((await deps.feed.at(found.position)) as PublicEvent | undefined);
  const about = stored && (await aboutOf(deps.store, tenantId, stored));
  if (!stored || !about || isHidden(about, hidden) || !isTold(stored, about.learning))
    throw new Rejection<WebhookRejection>('webhook-event-unknown', 422, {
      errors: { eventId: ['webhook-event-unknown'] },
    });
  return stored;
};

/** The last events of a kind, the newest first, by the names of whom they are about. */
export const pastEvents = async (
  deps: PastDeps,
  { tenantId, event, hidden }: { tenantId: string; event: PublicEventType; hidden: readonly string[] },
): Promise<PastEventView[]> => {
  const names = namesOf(deps.store, tenantId);
  const found = await lastOf(deps, tenantId, event);
  const views = await Promise.all(
    found.map(async ({ id, position, occurredAt }) => {
      const stored = (await deps.feed.at(position)) as PublicEvent | undefined;
      const about = stored && (await aboutOf(deps.store, tenantId, stored));
      if (!stored || !about || isHidden(about, hidden) || !isTold(stored, about.learning)) return [];
      const { candidateName, jobTitle, userName } = await names(about.said);
      const recordName = about.learning?.title ?? null;
      return [{ id, happenedAt: occurredAt, candidateName, jobTitle, userName, recordName }];
    }),
  );
  return views.flat();
};

/** What a test with a past event is for the decider: the place where it stands. */
export const pastTest = async (
  deps: PastDeps & Pick<CommandContext, 'jobLookup'>,
  webhookId: string,
  { command: { data, metadata }, auth }: { command: TestEvent; auth: TenantAuth },
): Promise<Command> => {
  const { tenantId } = metadata;
  const state = await entityState(deps.store, webhook, { tenantId, id: webhookId });
  if (state.status !== 'kept') throw new Rejection('not-found', 404);
  requireSightOf(auth, state.record.event);
  const hidden = await deps.jobLookup.hiddenFrom(auth);
  const event = await pastEvent(deps, { tenantId, event: state.record.event, eventId: data.eventId, hidden });
  const past = { pastEventId: event.id, pastPosition: String(event.position) };
  return { type: 'TestWebhookPast', data: past, metadata };
};
