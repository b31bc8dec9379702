import type { Decider } from '@event-driven-io/emmett';
import type { Command, Event } from 'contracts/kernel/message';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Setting, SettingCommand, SettingRecord, SettingRejection } from 'contracts/kernel/setting';
import { changesOf, pick } from '#command-service/changes';

export type SettingState = { status: 'absent' } | { status: 'kept' | 'removed'; record: SettingRecord };

/** What an entity has of its own beside creating, changing and removing. */
export type SettingRules<C extends Command> = {
  /** Throws a Rejection where a record may not be as it is about to become. */
  check?: (record: Record<string, unknown>) => void;
  /** Commands of its own, given a record that is there. */
  decide?: (command: C, record: SettingRecord) => Event[];
};

type Typed = Setting & { types: { details: Record<string, unknown> } };

/** The decider of a plain settings entity. */
export const settingDecider = <S extends Typed, C extends Command = never>(
  setting: S,
  { check, decide: decideOwn }: SettingRules<C> = {},
): Decider<SettingState, SettingCommand<S> | C, Event> => {
  const { Name, idField, details } = setting;

  const initialState = (): SettingState => ({ status: 'absent' });

  const evolve = (state: SettingState, event: Event): SettingState => {
    const record = setting.evolve(state.status === 'kept' ? state.record : undefined, event);
    if (record) return { status: 'kept', record };
    return state.status === 'absent' ? state : { status: 'removed', record: state.record };
  };

  const decide = (command: SettingCommand<S> | C, state: SettingState): Event[] => {
    const { type, data } = command as Command;
    if (type === `Create${Name}`) {
      if (state.status !== 'absent') throw new Rejection<SettingRejection>('setting-already-exists', 409);
      check?.(data);
      return [caused(command, `${Name}Created`, data)];
    }
    if (state.status === 'absent') throw new Rejection('not-found', 404);
    const id = { [idField]: state.record.id };
    if (type === `Remove${Name}`) return state.status === 'removed' ? [] : [caused(command, `${Name}Removed`, id)];
    if (state.status === 'removed') throw new Rejection('not-found', 404);
    if (type !== `Change${Name}`) return decideOwn?.(command as C, state.record) ?? [];
    const changes = changesOf<Record<string, unknown>>(pick(state.record, details), data);
    if (!changes) return [];
    check?.({ ...state.record, ...changes.to });
    return [caused(command, `${Name}Changed`, { ...id, ...changes })];
  };

  return { initialState, evolve, decide };
};
