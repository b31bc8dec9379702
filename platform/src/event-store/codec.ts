import { GLOBAL } from 'contracts/kernel/id';
import type { Actor, Event, EventDefinition, Recorded } from 'contracts/kernel/message';
import { ERASED, isErased } from 'contracts/kernel/personal';
import { isSealed, open, seal } from './cipher.ts';
import type { NewEvent, StoredEvent } from './engine.ts';
import { type KeyRing, type Subject, type SubjectKey, subjectName } from './keys.ts';

type Json = Record<string, unknown>;
type Keys = ReadonlyMap<string, SubjectKey>;

/** The one way in and out of the store: validates and encrypts on the way in, upcasts and decrypts on the way out. */
export type Codec = {
  encode(events: readonly { id: string; event: Event }[]): Promise<NewEvent[]>;
  decode(events: readonly StoredEvent[]): Promise<Recorded[]>;
};

/** The address a request came from belongs to the account that sent it. */
const subjectOfIp = (actor: Actor): Subject => ({ tenantId: GLOBAL, subject: actor.id });

const subjectsIn = (definition: EventDefinition, data: Json, metadata: Json): Subject[] => {
  const tenantId = String(metadata.tenantId);
  const subjects = Object.values(definition.personal).map((field) => ({ tenantId, subject: String(data[field]) }));
  return metadata.ip == null ? subjects : [...subjects, subjectOfIp(metadata.actor as Actor)];
};

const keyOf = (keys: Keys, subject: Subject): SubjectKey => keys.get(subjectName(subject)) ?? null;

const sealWith = (key: SubjectKey, value: unknown, place: string): unknown =>
  key === null || isErased(value) ? ERASED : seal(value, key, place);

const openWith = (key: SubjectKey, value: unknown, place: string): unknown => {
  if (!isSealed(value)) return value;
  return key === null ? ERASED : open(value, key, place);
};

type Transform = typeof sealWith;

/** Applies `transform` to every personal field of an event, each with its subject's key. */
const overPersonal = (
  { definition, id, data, metadata }: { definition: EventDefinition; id: string; data: Json; metadata: Json },
  keys: Keys,
  transform: Transform,
): { data: Json; metadata: Json } => {
  const tenantId = String(metadata.tenantId);
  const changed = { ...data };
  for (const [field, subjectField] of Object.entries(definition.personal))
    if (field in changed) {
      const key = keyOf(keys, { tenantId, subject: String(data[subjectField]) });
      changed[field] = transform(key, changed[field], `${id}.${field}`);
    }
  if (metadata.ip == null) return { data: changed, metadata };
  const ip = transform(keyOf(keys, subjectOfIp(metadata.actor as Actor)), metadata.ip, `${id}.ip`);
  return { data: changed, metadata: { ...metadata, ip: isErased(ip) ? null : ip } };
};

const upcast = (definition: EventDefinition, data: Json, version: number): Json => {
  let lifted = data;
  for (let from = version; from < definition.version; from += 1) lifted = definition.upcasts[from]?.(lifted) ?? lifted;
  return lifted;
};

export const createCodec = (catalogue: readonly EventDefinition[], keyRing: KeyRing): Codec => {
  const definitions = new Map(catalogue.map((definition) => [definition.type, definition]));
  const definitionOf = (type: string): EventDefinition => {
    const definition = definitions.get(type);
    if (!definition) throw new Error(`Event type ${type} is not in the catalogue.`);
    return definition;
  };

  const encode: Codec['encode'] = async (events) => {
    const valid = events.map(({ id, event }) => {
      const definition = definitionOf(event.type);
      const data = definition.data.parse(event.data) as Json;
      return { definition, id, data, metadata: { ...event.metadata, version: definition.version } as Json };
    });
    const keys = await keyRing.findOrCreate(
      valid.flatMap(({ definition, data, metadata }) => subjectsIn(definition, data, metadata)),
    );
    return valid.map((event) => ({
      id: event.id,
      type: event.definition.type,
      ...overPersonal(event, keys, sealWith),
    }));
  };

  const decode: Codec['decode'] = async (stored) => {
    const known = stored.map((event) => ({ ...event, definition: definitionOf(event.type) }));
    const subjects = known.flatMap(({ definition, data, metadata }) => subjectsIn(definition, data, metadata));
    const keys = subjects.length > 0 ? await keyRing.find(subjects) : new Map();
    return known.map((event) => {
      const { data, metadata } = overPersonal(event, keys, openWith);
      const { version, ...cause } = metadata;
      return {
        id: event.id,
        type: event.type,
        data: upcast(event.definition, data, Number(version)),
        metadata: cause,
        position: event.position,
        streamName: event.streamName,
        streamVersion: event.streamVersion,
      } as Recorded;
    });
  };

  return { encode, decode };
};
