import type { Decider } from '@event-driven-io/emmett';
import type { EntityCommand } from 'contracts/kernel/entity';
import type { Command } from 'contracts/kernel/message';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import type { Names } from '#command-service/identity/reservation/names';
import { handler } from '#command-service/kernel/command';
import { type Declaration, entityDecider, type SendEntity, type StateOf } from './entity.decider.ts';
import { withUniqueNames } from './unique-names.ts';

export type HandlerDeps = { store: EventStore; keys: Pick<KeyRing, 'destroy'>; names: Names };

/** Commands of a declared aggregate: unique names held before they are written, the key of whoever is erased destroyed after. */
export const entityHandler = <S extends Declaration>(
  entity: S,
  decider: Decider<StateOf<S>, EntityCommand<S> & Command, S['types']['event']> = entityDecider(entity),
) => {
  const sendOne = handler(entity.name, decider);
  const isNamed = Object.keys(entity.unique).length > 0;
  return ({ store, keys, names }: HandlerDeps): SendEntity<S> => {
    const send = isNamed ? withUniqueNames(entity, sendOne, { store, names }) : sendOne(store);
    if (entity.personal.length === 0) return send;
    return async (id, command, ifMatch) => {
      const sent = await send(id, command, ifMatch);
      if (command.type === `Erase${entity.Name}`) {
        await keys.destroy({ tenantId: command.metadata.tenantId, subject: id });
      }
      return sent;
    };
  };
};
