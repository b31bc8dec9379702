import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type { MergeRejection } from 'contracts/recruiting/candidate/candidate.merge';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityState, entityVersion } from '#command-service/entity/entity.state';
import type { Taken } from './candidate.merge.ts';

type Send = SendEntity<typeof candidate>;
type Command = Parameters<Send>[1];
type Merging = Extract<Command, { type: 'MergeCandidate' | 'UnmergeCandidate' | 'DistinguishCandidate' }>;
type Merge = Extract<Merging, { type: 'MergeCandidate' }>;

const refuse = (code: MergeRejection, status = 409) => new Rejection(code, status, { errors: { otherId: [code] } });

type Held = (typeof candidate)['types']['record'];

/** Of the company's own fields what one record says and the other leaves blank. */
const blanksOf = ({ custom }: Held, { custom: own }: Held) =>
  Object.fromEntries(
    Object.entries(custom ?? {}).filter(([id, value]) => value !== null && (own?.[id] ?? null) === null),
  );

const takenFrom = (other: Held, own: Held, fields: readonly (keyof Held)[]): Record<string, unknown> => {
  const { custom: _, ...taken } = Object.fromEntries(fields.map((field) => [field, other[field]]));
  const blanks = fields.includes('custom') ? blanksOf(other, own) : {};
  return Object.keys(blanks).length > 0 ? { ...taken, custom: blanks } : taken;
};

/**
 * Merging is of two streams. What dies in between is finished by the workers: the other record says with whom it is one before this one
 * does, and this one says that they are two before the other does.
 */
export const mergeHandler = (store: EventStore, send: Send) => {
  const recordOf = async (tenantId: string, id: string) => {
    const state = await entityState(store, candidate, { tenantId, id });
    return state.status === 'kept' && !state.record.erased && state.record.lastName !== null ? state.record : null;
  };

  const versionOf = (tenantId: string, id: string) => entityVersion(store, candidate, { tenantId, id });

  const merge = async (id: string, command: Merge, ifMatch: number | null) => {
    const { data, metadata } = command;
    const { otherId, take } = data;
    const [own, other] = await Promise.all([recordOf(metadata.tenantId, id), recordOf(metadata.tenantId, otherId)]);
    if (!own) throw new Rejection('not-found', 404);
    if (otherId === id) throw refuse('merge-with-itself', 422);
    if (own.mergedIds.includes(otherId)) return send(id, command, ifMatch);
    // Our own process finishes what was begun, and begins nothing: taken apart meanwhile, there is nothing to finish.
    if (metadata.actor.type === 'system' && other?.mergedInto !== id)
      return send(id, { type: 'UnmergeCandidate', data: { otherId }, metadata }, null);
    if (own.mergedInto !== null) throw refuse('candidate-is-merged');
    if (!other) throw refuse('merge-other-gone', 422);
    if (ifMatch !== null && ifMatch !== (await versionOf(metadata.tenantId, id)))
      throw new Rejection('stale-record', 412);
    const joined = await send(otherId, { type: 'JoinCandidate', data: { intoId: id, take }, metadata }, null);
    // The same request joined them before, and it was undone since.
    if (joined.state.status !== 'kept' || joined.state.record.mergedInto !== id)
      throw new Rejection('concurrent-change', 409);
    const fields = take.includes('phone') ? [...take, 'phoneE164' as const] : take;
    const taken: Taken = {
      to: takenFrom(other, own, fields),
      assigned: { assigneeId: other.assigneeId, teamId: other.teamId },
    };
    try {
      return await send(id, { ...command, data: { otherId, ...taken } } as unknown as Command, ifMatch);
    } catch (error) {
      if (error instanceof Rejection) await takeApart(id, command);
      throw error;
    }
  };

  /** Refused after the other had joined: it leaves, under no key, since the key is that of its joining. */
  const takeApart = (id: string, { data: { otherId }, metadata: { idempotencyKey: _, ...metadata } }: Merge) =>
    unmerge(id, { type: 'UnmergeCandidate', data: { otherId }, metadata }, null);

  const unmerge = async (
    id: string,
    command: Extract<Merging, { type: 'UnmergeCandidate' }>,
    ifMatch: number | null,
  ) => {
    const { otherId } = command.data;
    const sent = await send(id, command, ifMatch);
    const { metadata } = command;
    const left = await entityState(store, candidate, { tenantId: metadata.tenantId, id: otherId });
    if (left.status !== 'absent') await send(otherId, { type: 'LeaveCandidate', data: { intoId: id }, metadata }, null);
    return sent;
  };

  const distinguish = async (
    id: string,
    command: Extract<Merging, { type: 'DistinguishCandidate' }>,
    ifMatch: number | null,
  ) => {
    const { otherId, isDistinct } = command.data;
    const { tenantId } = command.metadata;
    if (!(await recordOf(tenantId, id))) throw new Rejection('not-found', 404);
    if (otherId === id) throw refuse('merge-with-itself', 422);
    if (isDistinct && !(await recordOf(tenantId, otherId))) throw refuse('merge-other-gone', 422);
    // Whichever of both it was said of.
    const other = isDistinct ? null : await recordOf(tenantId, otherId);
    if (other?.distinctIds.includes(id))
      await send(otherId, { ...command, data: { otherId: id, isDistinct } } as typeof command, null);
    return send(id, command, ifMatch);
  };

  return (id: string, command: Merging, ifMatch: number | null) => {
    if (command.type === 'DistinguishCandidate') return distinguish(id, command, ifMatch);
    return command.type === 'MergeCandidate' ? merge(id, command, ifMatch) : unmerge(id, command, ifMatch);
  };
};
