import { contextsByName } from '#contracts/contexts';
import { eventsOf } from '#contracts/events';

/** How events are called on the bus: CloudEvents 1.0 in Kafka's binary form, a topic for each bounded context. */
const PREFIX = 'onrecord';

const contextOf: ReadonlyMap<string, string> = new Map(
  Object.entries(contextsByName).flatMap(([name, context]) =>
    eventsOf(context).map(({ aggregate }) => [aggregate, name] as const),
  ),
);

/** Contexts that have events. */
export const busContexts: readonly string[] = [...new Set(contextOf.values())];

export const topicOf = (context: string): string => `${PREFIX}.${context}`;

export const busTopics: readonly string[] = busContexts.map(topicOf);

/** Context of an aggregate; undefined for one of another release. */
export const contextOfAggregate = (aggregate: string): string | undefined => contextOf.get(aggregate);

/** The type with the version of its form: another form is another type. */
export const busType = (context: string, type: string, version: number): string =>
  `${PREFIX}.${context}.${type}.v${version}`;

/** Headers of a message. CloudEvents' own, and what else is known of an event. */
export const busHeaders = {
  'content-type': 'Always application/json',
  ce_specversion: 'Always 1.0',
  ce_id: 'Id of the event: the same each time that it is delivered',
  ce_source: 'The store that it lies in',
  ce_type: 'What happened, with the version of its form',
  ce_subject: 'Its stream, which is the key of the message too',
  ce_time: 'When it happened, in UTC',
  ce_tenantid: 'The company; `global` for what belongs to none',
  ce_position: 'Where it is in the one order of all events: later ones are greater as text; there are gaps',
  ce_streamversion: 'Its number in its stream, from 1',
  ce_actortype: 'Who acted: `user`, `platform-admin`, `api-key` or `system`',
  ce_actorid: 'Their id',
  ce_correlationid: 'The request at the root of the chain',
  ce_causationid: 'The command or event right before',
} as const;
export type BusHeaders = Record<keyof typeof busHeaders, string>;

/** Only on what was told as history, when a company moved here. */
export const IMPORTED_HEADER = 'ce_imported';
