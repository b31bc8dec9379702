import { GLOBAL } from 'contracts/kernel/id';
import type { Actor, Event, EventDefinition, Recorded } from 'contracts/kernel/message';
import { ERASED, isErased, UNAVAILABLE } from 'contracts/kernel/personal';
import { isSealed, open, type Sealed, seal } from './cipher.ts';
import type { NewEvent, Seal, StoredEvent } from './engine.ts';
import { activeKey, type KeyRing, type Subject, type SubjectKey, subjectName, unavailable } from './keys.ts';
import { keepMissing, noteMissing, notePartly, recordUnavailable, unreadableEvent } from './unreadable.ts';

type Json = Record<string, unknown>;
type Keys = ReadonlyMap<string, SubjectKey>;
/** What of an event the codec changes; `id` is what sealed values are bound to. */
type Parts = { id: string; data: Json; metadata: Json };

/** Events as they are to be stored: whose data is sealed in them and with which key, and who is erased by them. */
export type Encoded = { events: NewEvent[]; seals: Seal[]; erases: string[] };

/** The one way in and out of the store: validates and encrypts on the way in, decrypts and upcasts on the way out. */
export type Codec = {
  /** Whether the catalogue has this type: another release may have written others. */
  knows(type: string): boolean;
  /** Throws `personal-data-unavailable` where the key of somebody they are about is missing. */
  encode(events: readonly { id: string; event: Event }[]): Promise<Encoded>;
  /**
   * Takes the events over: what it answers is made of them. Personal fields are opened when looked at, each time. A field whose key is
   * missing reads as `UNAVAILABLE`, and an event that cannot be decoded as one that `isUnreadable`; for who decides by them either
   * throws (`personal-data-unavailable`, `record-unavailable`).
   */
  decode(events: readonly StoredEvent[], missing: 'unavailable' | 'throws'): Promise<Recorded[]>;
  /** How many people this process has seen erased. */
  erasures(): number;
  /** What is in memory of these people's keys is not to be used any more. */
  forget(names: readonly string[]): void;
};

/** The address a request came from belongs to the account that sent it. */
const subjectOfIp = (actor: Actor): Subject => ({ tenantId: GLOBAL, subject: actor.id });

const subjectOf = (definition: EventDefinition, field: string, { data, metadata }: Parts): Subject => ({
  tenantId: String(metadata.tenantId),
  subject: String(data[definition.personal[field] ?? '']),
});

const addSubjects = (subjects: Subject[], definition: EventDefinition, parts: Parts): void => {
  for (const field in definition.personal) if (field in parts.data) subjects.push(subjectOf(definition, field, parts));
  if (parts.metadata.ip != null) subjects.push(subjectOfIp(parts.metadata.actor as Actor));
};

const aadOfIp = (id: string): string => `${id}.ip`;

/** Seals the personal fields of an event; calls back with each key that it sealed with. */
const sealed = (
  definition: EventDefinition,
  parts: Parts,
  { keys, used }: { keys: Keys; used: (key: SubjectKey) => void },
): Omit<Parts, 'id'> => {
  const { id, metadata } = parts;
  const data = { ...parts.data };
  for (const field in definition.personal) {
    if (!(field in data)) continue;
    const key = activeKey(keys.get(subjectName(subjectOf(definition, field, parts))));
    if (key) used(key);
    data[field] = key === null || isErased(data[field]) ? ERASED : seal(data[field], key, `${id}.${field}`);
  }
  if (metadata.ip == null) return { data, metadata };
  const key = keys.get(subjectName(subjectOfIp(metadata.actor as Actor)));
  if (key?.status !== 'active') return { data, metadata: { ...metadata, ip: null } };
  used(key);
  return { data, metadata: { ...metadata, ip: seal(metadata.ip, key, aadOfIp(id)) } };
};

/** Opens a field when it is looked at: most readers of an event look at few, and opening is what costs. */
const openWhenRead = (record: Json, field: string, get: () => unknown): void => {
  Object.defineProperty(record, field, { enumerable: true, configurable: true, get });
};

/** Calls back with every sealed value of an event, as it was stored, and what it is bound to. */
const eachSealed = (
  { id, data, metadata }: Parts,
  visit: (record: Json, field: string, value: { value: Sealed; aad: string }) => void,
): void => {
  for (const field in data) {
    const value = data[field];
    if (isSealed(value)) visit(data, field, { value, aad: `${id}.${field}` });
  }
  const { ip } = metadata;
  if (isSealed(ip)) visit(metadata, 'ip', { value: ip, aad: aadOfIp(id) });
};

/** Makes the personal fields of an event readable, in place. */
const unseal = (parts: Parts, keys: Keys): void =>
  eachSealed(parts, (record, field, { value, aad }) => {
    openWhenRead(record, field, () => {
      const key = keys.get(value.key);
      if (key?.status === 'active') return open(value, key, aad);
      if (record === parts.metadata) return null;
      if (key?.status === 'destroyed') return ERASED;
      noteMissing(parts, key ?? value.key);
      return UNAVAILABLE;
    });
  });

const isNothing = (value: unknown): boolean =>
  value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** Fields that hold nothing, as they do where they are absent, are not stored: each would be sealed by itself. */
const withoutNothing = ({ absent = {} }: EventDefinition, data: Json): Json =>
  Object.fromEntries(
    Object.entries(data).filter(([field, value]) => !(field in absent && isNothing(value) && isNothing(absent[field]))),
  );

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const upcast = (definition: EventDefinition, data: Json, version: number): Json => {
  let lifted = data;
  for (let from = version; from < definition.version; from += 1) lifted = definition.upcasts[from]?.(lifted) ?? lifted;
  return lifted;
};

export const createCodec = (catalogue: readonly EventDefinition[], keyRing: KeyRing): Codec => {
  /** Whether this program can make something of it: nothing was broken, and no later release wrote it. */
  const isWhole = ({ type, data, metadata }: StoredEvent): boolean => {
    const definition = definitions.get(type);
    if (!definition || !isRecord(data) || !isRecord(metadata)) return false;
    const { tenantId, actor, occurredAt, version } = metadata;
    return (
      [tenantId, occurredAt].every((text) => typeof text === 'string') &&
      isRecord(actor) &&
      Number(version) <= definition.version
    );
  };

  const definitions = new Map(catalogue.map((definition) => [definition.type, definition]));
  const definitionOf = (type: string): EventDefinition => {
    const definition = definitions.get(type);
    if (!definition) throw new Error(`Event type ${type} is not in the catalogue.`);
    return definition;
  };

  let erasures = 0;
  const noted = (erased: string[]): string[] => {
    erasures += erased.length;
    return erased;
  };

  /** Who is erased by these events. */
  const erasedBy = (events: readonly Pick<StoredEvent, 'type' | 'data' | 'metadata'>[]): string[] =>
    events.flatMap(({ type, data, metadata }) => {
      const { erases } = definitionOf(type);
      return erases ? [subjectName({ tenantId: String(metadata.tenantId), subject: String(data[erases]) })] : [];
    });

  const encode: Codec['encode'] = async (events) => {
    const subjects: Subject[] = [];
    const valid = events.map(({ id, event }) => {
      const definition = definitionOf(event.type);
      const data = withoutNothing(definition, definition.data.parse(event.data) as Json);
      const parts = { id, data, metadata: { ...event.metadata, version: definition.version } };
      addSubjects(subjects, definition, parts);
      return { definition, parts };
    });
    const keys = await keyRing.findOrCreate(subjects);
    const seals = new Map<string, Seal>();
    const used = ({ id, of }: SubjectKey) => void seals.set(id, { subject: subjectName(of), key: id });
    const encoded = valid.map(({ definition, parts }) => ({
      id: parts.id,
      type: definition.type,
      ...sealed(definition, parts, { keys, used }),
    }));
    return { events: encoded, seals: [...seals.values()], erases: noted(erasedBy(encoded)) };
  };

  /** Undefined where an upcast meets what it cannot lift. */
  const lifted = (event: StoredEvent, keys: Keys): Recorded | undefined => {
    const definition = definitionOf(event.type);
    unseal(event, keys);
    const version = Number(event.metadata.version);
    try {
      if (version < definition.version) {
        event.data = upcast(definition, event.data, version);
        keepMissing(event);
      }
      for (const field in definition.absent) if (!(field in event.data)) event.data[field] = definition.absent[field];
      return event as unknown as Recorded;
    } catch {
      return undefined;
    }
  };

  const decode: Codec['decode'] = async (stored, missing) => {
    const whole = new Set(stored.filter(isWhole));
    if (missing === 'throws' && whole.size < stored.length) throw recordUnavailable();
    const ids = new Set<string>();
    const needed = new Set<string>();
    for (const event of whole)
      eachSealed(event, (record, _field, { value }) => {
        ids.add(value.key);
        if (record === event.data) needed.add(value.key);
      });
    keyRing.erased(noted(erasedBy([...whole])));
    const keys: Keys = ids.size > 0 ? await keyRing.findById([...ids]) : new Map();
    const lost = new Set([...needed].filter((id) => (keys.get(id)?.status ?? 'missing') === 'missing'));
    if (missing === 'throws' && lost.size > 0) throw unavailable();
    if (lost.size > 0)
      for (const event of whole)
        eachSealed(event, (_record, _field, { value }) => lost.has(value.key) && notePartly(event));
    return stored.map((event) => {
      const recorded = whole.has(event) ? lifted(event, keys) : undefined;
      if (!recorded && missing === 'throws') throw recordUnavailable();
      return recorded ?? unreadableEvent(event);
    });
  };

  return { knows: (type) => definitions.has(type), encode, decode, erasures: () => erasures, forget: keyRing.forget };
};
