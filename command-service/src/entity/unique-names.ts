import type { Entity } from 'contracts/kernel/entity';
import { kebab } from 'contracts/kernel/entity.endpoints';
import { parseStreamName, streamName } from 'contracts/kernel/id';
import type { Command, CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Guard } from 'platform/event-store/engine';
import type { EventStore } from 'platform/event-store/event-store';
import { guarded } from 'platform/event-store/guards';
import { settling } from '#command-service/identity/reservation/holding';
import type { Claim, Names, Uses } from '#command-service/identity/reservation/names';
import type { Send, Sent } from '#command-service/kernel/command';
import type { Declaration, EntityState, SendEntity } from './entity.decider.ts';
import { stateIn } from './entity.state.ts';
import { namesFrom } from './names-from.ts';

const purposeOf = (entity: Entity, field: string): string => `${kebab(entity.name)}-${field}`;

/** A name as it is compared, without regard to case or to how its letters are put together, and among whom. */
const keyOf = (entity: Entity, field: string, { name, tenantId }: { name: unknown; tenantId: string }): string => {
  const key = String(name).normalize('NFKC').toLowerCase();
  return entity.unique[field]?.within === 'tenant' ? `${tenantId}\n${key}` : key;
};

const recordIn = async (entity: Entity, store: EventStore, stream: string) => {
  const state = await stateIn(store, entity, stream);
  return state.status === 'kept' ? state.record : null;
};

/** By purpose, whether a record really goes by a name now. */
export const usesOf = (entity: Entity): Uses =>
  Object.fromEntries(
    Object.keys(entity.unique).map((field) => [
      purposeOf(entity, field),
      async (store, holder, key) => {
        const record = await recordIn(entity, store, holder);
        const { tenantId } = parseStreamName(holder);
        return record !== null && keyOf(entity, field, { name: record[field], tenantId }) === key;
      },
    ]),
  );

const refuse = (code: string, status: number, field: string) =>
  new Rejection(code, status, { errors: { [field]: [code] } });

/** Sends commands with the unique names that they write held before, and kept or let go of after. */
export const withUniqueNames = <S extends Declaration>(
  entity: S,
  sendTo: (store: EventStore) => SendEntity<S>,
  { store, names }: { store: EventStore; names: Names },
): SendEntity<S> => {
  const sendOver = sendTo as unknown as (store: EventStore) => Send<EntityState, Command>;
  const fields = Object.keys(entity.unique);
  const creation = `Create${entity.Name}`;

  const claimOn =
    (id: string, { tenantId }: CommandMetadata) =>
    (field: string, name: unknown): Claim => ({
      purpose: purposeOf(entity, field),
      name: keyOf(entity, field, { name, tenantId }),
      holder: streamName(entity.name, tenantId, id),
    });

  /** Names that a command asks for, best first: what it writes or, for a new record, what can be made from another field. */
  const wantedBy = (id: string, field: string, { type, data }: Command): readonly string[] => {
    const { madeFrom, reserved = [] } = entity.unique[field] ?? {};
    const given = data[field];
    if (typeof given === 'string') {
      if (reserved.includes(given)) throw refuse(`${field}-reserved`, 422, field);
      return [given];
    }
    if (type !== creation || !madeFrom) return [];
    return namesFrom(String(data[madeFrom]), { id, kind: entity.name }).filter((name) => !reserved.includes(name));
  };

  const firstFree = async (claims: readonly Claim[], cause: CommandMetadata) => {
    for (const [index, claim] of claims.entries()) {
      const guard = await names.reserve(claim, cause);
      if (guard) return { index, claim, guard };
    }
    return null;
  };

  const sendNamed = (id: string, command: Command, ifMatch: number | null): Promise<Sent<EntityState>> => {
    const { type, data, metadata: cause } = command;
    const claimOf = claimOn(id, cause);
    return settling(names, cause, async (claims) => {
      const record =
        type === creation ? null : await recordIn(entity, store, streamName(entity.name, cause.tenantId, id));
      if (record) claims.push(...fields.map((field) => claimOf(field, record[field])));
      const chosen: Record<string, unknown> = {};
      const guards: Guard[] = [];
      for (const field of fields) {
        const wanted = wantedBy(id, field, command);
        if (wanted.length === 0) continue;
        const asked = wanted.map((name) => claimOf(field, name));
        const found = await firstFree(asked, cause);
        if (!found) throw refuse(`${purposeOf(entity, field)}-taken`, 409, field);
        claims.push(found.claim);
        guards.push(found.guard);
        chosen[field] = wanted[found.index];
      }
      return sendOver(guarded(store, guards))(id, { ...command, data: { ...data, ...chosen } }, ifMatch);
    });
  };

  const writesName = ({ type, data }: Command): boolean =>
    type === creation || type === `Remove${entity.Name}` || fields.some((field) => field in data);
  const sendAny: Send<EntityState, Command> = (id, command, ifMatch = null) =>
    writesName(command) ? sendNamed(id, command, ifMatch) : sendOver(store)(id, command, ifMatch);
  return sendAny as unknown as SendEntity<S>;
};
