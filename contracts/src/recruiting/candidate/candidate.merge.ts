import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { isHidden, personal } from '#contracts/kernel/personal';
import type { CustomValues } from '#contracts/recruiting/custom-field/custom-values';
import { Assigned, assignmentFields, unassigned } from './candidate.assignment.ts';
import { candidateFields } from './candidate.fields.ts';

/** Fields that one record may take over from the other; of the company's own fields those that it leaves blank. */
const own: readonly string[] = ['phoneE164', 'source'];
const takable = Object.keys(candidateFields).filter((field) => !own.includes(field));
export const TakenField = z.enum(takable as [keyof typeof candidateFields]);
export type TakenField = z.infer<typeof TakenField>;
export const takenFields = z.array(TakenField).max(takable.length).default([]);

const values = z.strictObject(candidateFields).partial();
type Values = z.infer<typeof values>;

/** What came from the other record lies under that person's key: where they are erased, it can be read no more. */
export const mergeEvents = {
  /**
   * The other record is about the same person. `fields`: what was taken from it, whose values are in `to`. Who looks after it looks
   * after this one too, where nobody did; else both are null.
   */
  CandidateMerged: {
    otherId: Id,
    fields: z.array(z.string()),
    to: personal(values, 'otherId'),
    assigneeId: assignmentFields.assigneeId.default(null),
    teamId: assignmentFields.teamId.default(null),
  },
  CandidateUnmerged: { otherId: Id },
  /** This record is shown with that one from now on. `fields` as they are to be taken. */
  CandidateMergedInto: { intoId: Id, fields: z.array(z.string()) },
  CandidateUnmergedFrom: { intoId: Id },
  /** Somebody looked at both: the other record is about another person, and is suggested no more. */
  CandidateDistinguished: { otherId: Id },
  CandidateUndistinguished: { otherId: Id },
};

/** Records of which somebody may say that they are about others than this one. */
export const MAX_DISTINGUISHED = 200;

/** Merges from before candidates were assigned. */
export const mergeUpcasts = {
  CandidateMerged: [(data: Record<string, unknown>) => ({ ...unassigned, ...data })],
};

/** A merge that holds: what a field said before, and what came in its place; who looks after the person because of it. */
export const Merge = z.strictObject({ otherId: Id, had: values, took: values, assigned: Assigned });
export type Merge = z.infer<typeof Merge>;

type MergeSaid = { otherId: string; to: Values | { erased: true } } & z.infer<typeof Assigned>;
type Merged = Record<string, unknown> & z.infer<typeof Assigned> & { merges: Merge[]; custom: CustomValues | null };

const pick = (record: Record<string, unknown>, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? null])) as Values;

/** Records that are one from now on. */
export const merged = ({ otherId, to, assigneeId, teamId }: MergeSaid, record: Merged): Record<string, unknown> => {
  const took: Values = isHidden(to) ? {} : (to as Values);
  const merge = { otherId, had: pick(record, Object.keys(took)), took, assigned: { assigneeId, teamId } };
  const merges = [...record.merges.filter((one) => one.otherId !== otherId), merge];
  const isTaken = assigneeId !== null || teamId !== null;
  const custom = took.custom && { custom: { ...record.custom, ...took.custom } };
  return { ...took, ...custom, ...(isTaken && merge.assigned), merges, mergedIds: merges.map((one) => one.otherId) };
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Who looks after somebody because of a merge; never where somebody else did, or was asked to since. */
const isOwed = ({ assigneeId, teamId }: Merged, assigned: z.infer<typeof Assigned> | undefined): boolean =>
  assigned !== undefined &&
  (assigneeId !== null || teamId !== null) &&
  assigned.assigneeId === assigneeId &&
  assigned.teamId === teamId;

/** Values of the company's own fields without those that came in a merge and are still as they came. */
const withoutTaken = (custom: CustomValues | null, taken: CustomValues): CustomValues =>
  Object.fromEntries(Object.entries(custom ?? {}).filter(([id, value]) => !(id in taken && same(value, taken[id]))));

/** As if they had never been one: what was taken goes back, unless somebody has written over it since. */
export const unmerged = ({ otherId }: { otherId: string }, record: Merged): Record<string, unknown> => {
  const merge = record.merges.find((one) => one.otherId === otherId);
  const merges = record.merges.filter((one) => one !== merge);
  const taken = Object.keys(merge?.took ?? {}) as (keyof Values)[];
  const back = taken.filter((field) => field !== 'custom' && same(record[field], merge?.took[field]));
  return {
    ...pick(merge?.had ?? {}, back),
    ...(merge?.took.custom && { custom: withoutTaken(record.custom, merge.took.custom) }),
    ...(isOwed(record, merge?.assigned) && unassigned),
    ...{ merges, mergedIds: merges.map((one) => one.otherId) },
  };
};

const reason = z.enum(['email', 'phone', 'name']);

const shown = {
  id: Id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
};
const Suggested = z.object({ ...shown, reasons: z.array(reason) });

export const candidateDuplicates = endpoint({
  method: 'GET',
  path: '/api/tenant/candidates/:id/duplicates',
  access: 'tenant.candidates.read',
  summary: 'List records that may be about the same person, and those that were merged into this one',
  params: ById,
  answer: z.object({
    suggested: z.array(Suggested),
    merged: z.array(z.object(shown)),
  }),
});

/** A record, and those from before it that may be about the same person. */
export const DuplicateView = z.object({
  ...shown,
  phone: z.string().nullable(),
  city: z.string().nullable(),
  createdAt: z.iso.datetime(),
  suggested: z.array(Suggested),
});
export type DuplicateView = z.infer<typeof DuplicateView>;

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/tenant/candidate-duplicates',
  access: 'tenant.candidates.read',
  summary: 'List candidates who may have an older record, newest first',
  query: z.strictObject({
    /** `next` of the page before. */
    after: Id.optional(),
  }),
  answer: z.object({ duplicates: z.array(DuplicateView), next: Id.nullable() }),
});

/** Every way a merge may refuse. */
export type MergeRejection =
  | 'merge-with-itself'
  | 'merge-other-gone' // removed, erased, or never there
  | 'merge-other-merged' // it is shown with another record already
  | 'merge-other-has-merged' // others are shown with it: they are to be taken apart first
  | 'distinguished-too-many'
  | 'candidate-is-merged'; // it is shown with another record, where things are done
