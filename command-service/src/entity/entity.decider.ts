import type { Decider } from '@event-driven-io/emmett';
import type { Entity, EntityCommand, EntityRecord, EntityRejection } from 'contracts/kernel/entity';
import type { Command, Event } from 'contracts/kernel/message';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { changesOf, pick } from '#command-service/changes';

export type EntityState = { status: 'absent' } | { status: 'kept' | 'removed'; record: EntityRecord };

/** What an entity has of its own beside creating, changing and removing. */
export type EntityRules<C extends Command> = {
  /** Throws a Rejection where a record may not be as it is about to become. */
  check?: (record: Record<string, unknown>) => void;
  /** Commands of its own, given a record that is there. */
  decide?: (command: C, record: EntityRecord) => Event[];
};

type Typed = Entity & { types: { fields: Record<string, unknown> } };

/** The decider of a plain entity. */
export const entityDecider = <S extends Typed, C extends Command = never>(
  entity: S,
  { check, decide: decideOwn }: EntityRules<C> = {},
): Decider<EntityState, EntityCommand<S> | C, Event> => {
  const { Name, idField, fields } = entity;

  const initialState = (): EntityState => ({ status: 'absent' });

  const evolve = (state: EntityState, event: Event): EntityState => {
    const record = entity.evolve(state.status === 'kept' ? state.record : undefined, event);
    if (record) return { status: 'kept', record };
    return state.status === 'absent' ? state : { status: 'removed', record: state.record };
  };

  const decide = (command: EntityCommand<S> | C, state: EntityState): Event[] => {
    const { type, data } = command as Command;
    if (type === `Create${Name}`) {
      if (state.status !== 'absent') throw new Rejection<EntityRejection>('already-exists', 409);
      check?.(data);
      return [caused(command, `${Name}Created`, data)];
    }
    if (state.status === 'absent') throw new Rejection('not-found', 404);
    const id = { [idField]: state.record.id };
    if (type === `Remove${Name}`) return state.status === 'removed' ? [] : [caused(command, `${Name}Removed`, id)];
    if (state.status === 'removed') throw new Rejection('not-found', 404);
    if (type !== `Change${Name}`) return decideOwn?.(command as C, state.record) ?? [];
    const changes = changesOf<Record<string, unknown>>(pick(state.record, fields), data);
    if (!changes) return [];
    check?.({ ...state.record, ...changes.to });
    return [caused(command, `${Name}Changed`, { ...id, ...changes })];
  };

  return { initialState, evolve, decide };
};
