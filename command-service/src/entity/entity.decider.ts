import type { Decider } from '@event-driven-io/emmett';
import type { Entity, EntityCommand, EntityRecord, EntityRejection } from 'contracts/kernel/entity';
import { mergedValues } from 'contracts/kernel/entity.events';
import type { Command, Event } from 'contracts/kernel/message';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { changesOf, pick } from '#command-service/kernel/changes';
import type { Send } from '#command-service/kernel/command';

export type EntityState<R = EntityRecord> = { status: 'absent' } | { status: 'kept' | 'removed'; record: R };

/** A declared aggregate with its types. */
export type Declaration = Entity & {
  types: { command: Command; ownCommand: Command; event: Event; fields: object; record: object };
};
export type StateOf<S extends Declaration> = EntityState<S['types']['record']>;
export type SendEntity<S extends Declaration> = Send<StateOf<S>, EntityCommand<S> & Command>;

/** Decisions on the commands of an aggregate's own, by the command's type, given the record. */
export type DecisionsOf<S extends Declaration> = {
  [C in S['types']['ownCommand'] as C['type']]: (
    command: C,
    record: S['types']['record'],
    isRemoved: boolean,
  ) => S['types']['event'][];
};

/** What an aggregate decides by itself, beyond its declaration. Each may throw a Rejection. */
export type EntityRules<S extends Declaration> = {
  /** Whether a record may be as it is about to become, at its creation or by a change. `before`: the record that changes. */
  check?: (fields: S['types']['fields'], command: S['types']['command'], before?: S['types']['record']) => void;
  /** Values of fields that follow from others, at a creation and at every change. `before`: the record that changes. */
  compute?: (fields: S['types']['fields'], before?: S['types']['record']) => Partial<S['types']['fields']>;
  canRemove?: (record: S['types']['record']) => void;
  /** Whether a move that its status allows may be made, by the command's type. */
  canMove?: Readonly<Record<string, (record: S['types']['record'], command: Command) => void>>;
  decide?: DecisionsOf<S>;
  /** Commands of its own that are decided about a removed record too. */
  whenRemoved?: readonly S['types']['ownCommand']['type'][];
};

type Decide = (command: Command, record: EntityRecord, isRemoved: boolean) => Event[];
type UntypedRules = {
  check?: (fields: Record<string, unknown>, command: Command, before?: EntityRecord) => void;
  compute?: (fields: Record<string, unknown>, before?: EntityRecord) => Record<string, unknown>;
  canRemove?: (record: EntityRecord) => void;
  canMove?: Record<string, (record: EntityRecord, command: Command) => void>;
  decide?: Record<string, Decide>;
  whenRemoved?: readonly string[];
};

const refuse = (code: EntityRejection) => new Rejection(code, 409);
const notFound = () => new Rejection('not-found', 404);

/** How a state follows from an aggregate's events. */
export const entityEvolve =
  ({ Name, fold }: Pick<Entity, 'Name' | 'fold'>) =>
  (state: EntityState, event: Event): EntityState => {
    const record = fold(state.status === 'absent' ? undefined : state.record, event);
    if (!record) return state;
    return { status: state.status === 'removed' || event.type === `${Name}Removed` ? 'removed' : 'kept', record };
  };

/** The decider of a declared aggregate. A command that changes nothing yields no event. */
export const entityDecider = <S extends Declaration>(
  entity: S,
  rules: EntityRules<S> = {},
): Decider<StateOf<S>, EntityCommand<S> & Command, S['types']['event']> => {
  const { Name, idField, fields, defaults, personal, about, merged, transitions } = entity;
  const { check, canRemove, canMove = {}, decide: decisions = {}, whenRemoved = [] } = rules as UntypedRules;
  const { compute = () => ({}) } = rules as UntypedRules;

  const create = (command: Command, state: EntityState): Event[] => {
    if (state.status !== 'absent') throw refuse('already-exists');
    const written: Record<string, unknown> = { ...defaults, ...command.data };
    const data = { ...written, ...compute(written) };
    check?.(data, command);
    return [caused(command, `${Name}Created`, data)];
  };

  const change = (command: Command, record: EntityRecord): Event[] => {
    const sealed = about?.fields ?? personal;
    if (sealed.length > 0 && sealed.every((field) => record[field] === null)) throw refuse('erased');
    const wanted = { ...command.data, ...compute({ ...record, ...command.data }, record) };
    const changes = changesOf<Record<string, unknown>>(pick(record, fields), wanted, merged);
    if (!changes) return [];
    const values = merged.filter((field) => field in changes.to);
    const after = Object.fromEntries(values.map((field) => [field, mergedValues(record[field], changes.to[field])]));
    check?.({ ...record, ...changes.to, ...after }, command, record);
    const ofSubject = about ? { [about.subject]: record[about.subject] } : {};
    return [caused(command, `${Name}Changed`, { [idField]: record.id, ...ofSubject, ...changes })];
  };

  const move = (command: Command, record: EntityRecord): Event[] => {
    const { from, to, event } = transitions[command.type] ?? {};
    if (!event || record.status === to) return [];
    if (from && !from.includes(String(record.status))) throw refuse('transition-not-allowed');
    canMove[command.type]?.(record, command);
    return [caused(command, event, { [idField]: record.id })];
  };

  const decideKept = (command: Command, record: EntityRecord, isRemoved: boolean): Event[] => {
    const { type } = command;
    const id = { [idField]: record.id };
    if (type === `Erase${Name}`) return record.erased ? [] : [caused(command, `${Name}Erased`, id)];
    if (type === `Remove${Name}`) {
      if (isRemoved) return [];
      canRemove?.(record);
      return [caused(command, `${Name}Removed`, id)];
    }
    if (isRemoved && !whenRemoved.includes(type)) throw notFound();
    if (type === `Change${Name}`) return change(command, record);
    return type in transitions ? move(command, record) : (decisions[type]?.(command, record, isRemoved) ?? []);
  };

  const decide = (command: Command, state: EntityState): Event[] => {
    if (command.type === `Create${Name}`) return create(command, state);
    if (state.status === 'absent') throw notFound();
    return decideKept(command, state.record, state.status === 'removed');
  };

  const initialState = (): EntityState => ({ status: 'absent' });
  return { initialState, evolve: entityEvolve(entity), decide } as unknown as ReturnType<typeof entityDecider<S>>;
};
