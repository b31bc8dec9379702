import { GLOBAL } from 'contracts/kernel/id';
import type { Actor, Event, EventDefinition, Recorded } from 'contracts/kernel/message';
import { ERASED, isErased } from 'contracts/kernel/personal';
import { isSealed, open, seal } from './cipher.ts';
import type { NewEvent, StoredEvent } from './engine.ts';
import { type KeyRing, type Subject, type SubjectKey, subjectName } from './keys.ts';

type Json = Record<string, unknown>;
type Keys = ReadonlyMap<string, SubjectKey>;
/** What of an event the codec changes; `id` is what sealed values are bound to. */
type Parts = { id: string; data: Json; metadata: Json };

/** The one way in and out of the store: validates and encrypts on the way in, upcasts and decrypts on the way out. */
export type Codec = {
  encode(events: readonly { id: string; event: Event }[]): Promise<NewEvent[]>;
  /** Takes the events over: what it answers is made of them. Personal fields are opened when looked at, each time. */
  decode(events: readonly StoredEvent[]): Promise<Recorded[]>;
};

/** The address a request came from belongs to the account that sent it. */
const subjectOfIp = (actor: Actor): Subject => ({ tenantId: GLOBAL, subject: actor.id });

const addSubjects = (subjects: Subject[], definition: EventDefinition, { data, metadata }: Parts): void => {
  const tenantId = String(metadata.tenantId);
  for (const field in definition.personal)
    subjects.push({ tenantId, subject: String(data[definition.personal[field] ?? '']) });
  if (metadata.ip != null) subjects.push(subjectOfIp(metadata.actor as Actor));
};

const keyOf = (keys: Keys, subject: Subject): SubjectKey => keys.get(subjectName(subject)) ?? null;

const sealWith = (key: SubjectKey, value: unknown, aad: string): unknown =>
  key === null || isErased(value) ? ERASED : seal(value, key, aad);

const openWith = (key: SubjectKey, value: unknown, aad: string): unknown => {
  if (!isSealed(value)) return value;
  return key === null ? ERASED : open(value, key, aad);
};

/** Calls back with every personal field of an event's data and its subject's key. */
const eachPersonal = (
  definition: EventDefinition,
  { id, data, metadata }: Parts,
  keys: Keys,
  visit: (field: string, key: SubjectKey, aad: string) => void,
): void => {
  const tenantId = String(metadata.tenantId);
  for (const field in definition.personal)
    if (field in data) {
      const subject = String(data[definition.personal[field] ?? '']);
      visit(field, keyOf(keys, { tenantId, subject }), `${id}.${field}`);
    }
};

const sealed = (definition: EventDefinition, parts: Parts, keys: Keys): Omit<Parts, 'id'> => {
  const { id, metadata } = parts;
  const data = { ...parts.data };
  eachPersonal(definition, parts, keys, (field, key, aad) => {
    data[field] = sealWith(key, data[field], aad);
  });
  if (metadata.ip == null) return { data, metadata };
  const ip = sealWith(keyOf(keys, subjectOfIp(metadata.actor as Actor)), metadata.ip, aadOfIp(id));
  return { data, metadata: { ...metadata, ip: isErased(ip) ? null : ip } };
};

const aadOfIp = (id: string): string => `${id}.ip`;

/** Opens a field when it is looked at: most readers of an event look at few, and opening is what costs. */
const openWhenRead = (record: Json, field: string, get: () => unknown): void => {
  Object.defineProperty(record, field, { enumerable: true, configurable: true, get });
};

/** Makes the personal fields of an event readable, in place. */
const unseal = (definition: EventDefinition, parts: Parts, keys: Keys): void => {
  const { id, data, metadata } = parts;
  eachPersonal(definition, parts, keys, (field, key, aad) => {
    const value = data[field];
    if (isSealed(value)) openWhenRead(data, field, () => openWith(key, value, aad));
  });
  const { ip } = metadata;
  if (!isSealed(ip)) return;
  const key = keyOf(keys, subjectOfIp(metadata.actor as Actor));
  if (key === null) metadata.ip = null;
  else openWhenRead(metadata, 'ip', () => open(ip, key, aadOfIp(id)));
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
    const subjects: Subject[] = [];
    const valid = events.map(({ id, event }) => {
      const definition = definitionOf(event.type);
      const data = definition.data.parse(event.data) as Json;
      const parts = { id, data, metadata: { ...event.metadata, version: definition.version } };
      addSubjects(subjects, definition, parts);
      return { definition, parts };
    });
    const keys = await keyRing.findOrCreate(subjects);
    return valid.map(({ definition, parts }) => ({
      id: parts.id,
      type: definition.type,
      ...sealed(definition, parts, keys),
    }));
  };

  const decode: Codec['decode'] = async (stored) => {
    const subjects: Subject[] = [];
    for (const event of stored) addSubjects(subjects, definitionOf(event.type), event);
    const keys: Keys = subjects.length > 0 ? await keyRing.find(subjects) : new Map();
    return stored.map((event) => {
      const definition = definitionOf(event.type);
      unseal(definition, event, keys);
      const version = Number(event.metadata.version);
      if (version < definition.version) event.data = upcast(definition, event.data, version);
      return event as unknown as Recorded;
    });
  };

  return { encode, decode };
};
