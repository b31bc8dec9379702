import {
  type DryVerdict,
  delayMs,
  dryVerdicts,
  isAllDone,
  MAX_DRY_EVENTS,
  MAX_DRY_RUNS,
} from 'contracts/automation/event-action/event-action.choices';
import type { DryRun, DryRunView } from 'contracts/automation/event-action/event-action.endpoints';
import { hourlyActionsOf } from 'contracts/automation/event-action/event-action.limits';
import { unmetOf } from 'contracts/automation/event-action/event-action.matching';
import { storedAs, type Trigger, triggersOf } from 'contracts/automation/event-action/event-action.triggers';
import { eventActionRunId } from 'contracts/automation/event-action/event-action-run.entity';
import { derivedId, streamName } from 'contracts/kernel/id';
import type { EventFeed } from 'platform/event-feed/feed';
import type { Happened } from 'platform/event-store/engine';
import type { EventStore } from 'platform/event-store/event-store';
import type { Commands } from '#command-service/commands';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { stateOf } from '#command-service/kernel/command';
import { eventActionLimitsDecider } from '#command-service/landlord/company/event-action-limits.decider';
import { type About, factsOf, type Happening, partiesOf } from './event-action.facts.ts';
import { namesOf } from './event-action.names.ts';
import { openPast, type Past } from './event-action.past.ts';
import { openSpending } from './event-action.spending.ts';
import { type DryRule, triedStep } from './event-action.tried.ts';

export type DryRunDeps = {
  store: EventStore;
  feed: Pick<EventFeed, 'happened'>;
  /** The commands of the product over another store: over one that keeps nothing. */
  commandsOver: (store: EventStore) => Commands;
  publicUrl: string;
};
/** `hidden`: jobs of which whoever asks may not know. */
type DryRunRequest = { tenantId: string; rule: DryRule; since: string; now: Date; hidden: readonly string[] };

/** Events that are judged at the same time. */
const AT_ONCE = 50;
/** Names the rule that is tried: it has no id as yet, or is another than the saved one. */
const TRIED = derivedId('eventAction', 'tried');

type Begun = { event: Past; trigger: Trigger; about: About & Happening & { causeId: string } };
type Judged = Begun & { dueAt: string } & Pick<DryRunView, 'verdict' | 'reason' | 'unmet' | 'results'>;

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** What one rule would have made of what happened in a company since a moment, had it been on. */
export const dryRun = async (
  deps: DryRunDeps,
  { tenantId, rule, since, now, hidden }: DryRunRequest,
): Promise<DryRun> => {
  const { store, feed, commandsOver, publicUrl } = deps;
  const past = openPast(store);
  const delay = delayMs(rule);
  const reached = new Map();
  const timeZone = await companyZoneOf(store, tenantId);
  const own = await stateOf(store, streamName('event-action-limits', tenantId, tenantId), eventActionLimitsDecider);
  const spending = openSpending(store, { tenantId, limits: hourlyActionsOf(own), timeZone });

  /** Those that a run would have been begun for, by the filters as they held when it happened. */
  const begunBy = async ({ stream, position }: Happened): Promise<{ happened: number; begun: Begun[] }> => {
    const event = (await past.read(stream)).find((one) => one.position === position);
    // What was told as history is acted on by nobody.
    if (!event || event.metadata.imported) return { happened: 0, begun: [] };
    const asItWas = past.where((one) => one.position <= position);
    const { occurredAt: happenedAt } = event.metadata;
    const found = await Promise.all(
      triggersOf(event as never)
        .filter((trigger) => trigger.event === rule.event)
        .map(async (trigger) => ({ trigger, parties: await partiesOf(asItWas, tenantId, { ...trigger, happenedAt }) })),
    );
    const meant = found.flatMap(({ trigger, parties }) => (parties ? [{ trigger, parties }] : []));
    const begun = await Promise.all(
      meant.map(async ({ trigger, parties }) => {
        if (parties.jobId !== null && hidden.includes(parties.jobId)) return [];
        const about = { ...parties, ...trigger, causeId: event.id };
        const facts = await factsOf(asItWas, tenantId, about, rule.filters);
        return 'gone' in facts || unmetOf(rule.filters, facts) ? [] : [{ event, trigger, about }];
      }),
    );
    return { happened: meant.length, begun: begun.flat() };
  };

  /** All as it was when a run was due. */
  const whenDue = ({ event, dueAt }: Pick<Judged, 'event' | 'dueAt'>): EventStore =>
    past.where((one) =>
      delay === 0 ? one.position <= event.position : Date.parse(one.metadata.occurredAt) <= Date.parse(dueAt),
    );

  /** What would have become of it when it was due, but for its actions. */
  const judged = async ({ event, trigger, about }: Begun): Promise<Judged> => {
    const due = Date.parse(event.metadata.occurredAt) + delay;
    const begun = { event, trigger, about, dueAt: new Date(due).toISOString() };
    const nothing = { reason: null, unmet: null, results: [] };
    if (due > now.getTime()) return { ...begun, ...nothing, verdict: 'waiting' };
    const facts = await factsOf(whenDue(begun), tenantId, about, rule.filters);
    if ('gone' in facts) return { ...begun, ...nothing, verdict: 'skipped', reason: facts.gone };
    const unmet = unmetOf(rule.filters, facts);
    if (!unmet) return { ...begun, ...nothing, verdict: 'untried' };
    const said = { ...unmet, values: [...unmet.values], found: [...unmet.found] };
    return { ...begun, ...nothing, verdict: 'skipped', reason: 'filters', unmet: said };
  };

  /** What its actions would have come to, after those of all before it. */
  const tried = async (one: Judged): Promise<Judged> => {
    const { event, trigger, about, dueAt } = one;
    const run = {
      ...about,
      eventActionId: TRIED,
      id: eventActionRunId({ ...trigger, eventActionId: TRIED, causeId: event.id, isOnce: false }),
    };
    const then = whenDue(one);
    const shared = { tenantId, publicUrl, timeZone, reached, spending };
    const trying = { ...shared, run, rule, at: new Date(dueAt), store: then, commands: commandsOver(then) };
    const results: DryRunView['results'] = [];
    for (const [index, step] of rule.actions.entries()) results.push(await triedStep(step, { ...trying, index }));
    return { ...one, verdict: isAllDone(results) ? 'done' : 'failed', results };
  };

  const { aggregate, types } = storedAs[rule.event];
  const found = await feed.happened({ tenantId, aggregate, types, since, limit: MAX_DRY_EVENTS + 1 });
  const looking = found.slice(0, MAX_DRY_EVENTS);
  const once = new Set<string>();
  const all: Judged[] = [];
  let until = since;
  let count = 0;
  for (const chunk of chunks(looking, AT_ONCE)) {
    const looked = await Promise.all(chunk.map(begunBy));
    count += looked.reduce((sum, { happened: times }) => sum + times, 0);
    const begun = looked.flatMap((one) => one.begun);
    const first = begun.filter(({ trigger: { recordId } }) => {
      const isFirst = !rule.isOnce || !once.has(recordId);
      once.add(recordId);
      return isFirst;
    });
    for (const one of await Promise.all(first.map(judged))) {
      const isTried = one.verdict === 'untried' && all.length < MAX_DRY_RUNS;
      all.push(isTried ? await tried(one) : one);
    }
    const last = chunk.at(-1);
    const at = last && (await past.read(last.stream)).find(({ position }) => position === last.position);
    until = at?.metadata.occurredAt ?? until;
  }
  const counts = Object.fromEntries(
    dryVerdicts.map((verdict) => [verdict, all.filter((one) => one.verdict === verdict).length]),
  ) as Record<DryVerdict, number>;
  const names = namesOf(store, tenantId);
  const runs = await Promise.all(
    all.slice(0, MAX_DRY_RUNS).map(async ({ event, trigger, about, ...judgement }) => ({
      ...judgement,
      ...(await names(about)),
      causeId: event.id,
      recordId: trigger.recordId,
      recordName: about.recordName,
      happenedAt: event.metadata.occurredAt,
    })),
  );
  const isCut = found.length > looking.length;
  return { happened: count, until: isCut ? until : now.toISOString(), counts, runs };
};
