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
  /** Takes the events over: what it answers is made of them. Personal fields are opened when first looked at. */
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

type Known = { definition: EventDefinition; id: string; data: Json; metadata: Json };

/** Calls back with every personal field of an event's data and its subject's key. */
const eachPersonal = (
  { definition, id, data, metadata }: Known,
  keys: Keys,
  visit: (field: string, key: SubjectKey, place: string) => void,
): void => {
  const tenantId = String(metadata.tenantId);
  for (const field in definition.personal)
    if (field in data) {
      const subject = String(data[definition.personal[field] ?? '']);
      visit(field, keyOf(keys, { tenantId, subject }), `${id}.${field}`);
    }
};

const sealed = (event: Known, keys: Keys): { data: Json; metadata: Json } => {
  const { id, metadata } = event;
  const data = { ...event.data };
  eachPersonal(event, keys, (field, key, place) => {
    data[field] = sealWith(key, data[field], place);
  });
  if (metadata.ip == null) return { data, metadata };
  const ip = sealWith(keyOf(keys, subjectOfIp(metadata.actor as Actor)), metadata.ip, placeOfIp(id));
  return { data, metadata: { ...metadata, ip: isErased(ip) ? null : ip } };
};

const placeOfIp = (id: string): string => `${id}.ip`;

/** Opens a field when it is first looked at: most readers of an event look at few, and opening is what costs. */
const openWhenRead = (record: Json, field: string, read: () => unknown): void => {
  const settle = (value: unknown) =>
    Object.defineProperty(record, field, { value, enumerable: true, configurable: true, writable: true });
  Object.defineProperty(record, field, {
    enumerable: true,
    configurable: true,
    get: () => {
      const value = read();
      settle(value);
      return value;
    },
    set: settle,
  });
};

/** Makes the personal fields of an event readable, in place. */
const unseal = (event: Known, keys: Keys): void => {
  const { id, data, metadata } = event;
  eachPersonal(event, keys, (field, key, place) => {
    const value = data[field];
    if (isSealed(value)) openWhenRead(data, field, () => openWith(key, value, place));
  });
  const { ip } = metadata;
  if (!isSealed(ip)) return;
  const key = keyOf(keys, subjectOfIp(metadata.actor as Actor));
  if (key === null) metadata.ip = null;
  else openWhenRead(metadata, 'ip', () => open(ip, key, placeOfIp(id)));
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
    return valid.map((event) => ({ id: event.id, type: event.definition.type, ...sealed(event, keys) }));
  };

  const decode: Codec['decode'] = async (stored) => {
    const known = stored.map((event) => ({ ...event, definition: definitionOf(event.type) }));
    const subjects = known.flatMap(({ definition, data, metadata }) => subjectsIn(definition, data, metadata));
    const keys = subjects.length > 0 ? await keyRing.find(subjects) : new Map();
    return known.map((event) => {
      unseal(event, keys);
      const { definition, ...recorded } = event;
      const data = upcast(definition, recorded.data, Number(recorded.metadata.version));
      return { ...recorded, data } as unknown as Recorded;
    });
  };

  return { encode, decode };
};
