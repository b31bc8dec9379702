import { z } from 'zod';
import { LabelsFilter } from '#contracts/automation/label/label.filter';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { InterviewFilter } from '#contracts/recruiting/candidate/candidate.interview-filter';
import { NearFilter } from '#contracts/recruiting/candidate/candidate.near';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { jobStatuses } from '#contracts/recruiting/job/job.choices';
import { pendingHireStatuses } from '#contracts/recruiting/pending-hire/pending-hire.choices';
import { assignmentStatuses } from '#contracts/training/assignment/assignment.choices';
import { scheduleStatuses } from '#contracts/training/schedule/schedule.choices';

/** Lists whose filters can be saved. */
export const filteredResources = [
  ...(['interviews', 'candidates', 'jobs', 'pending-hires'] as const),
  ...(['training-programs', 'training-schedules', 'training-assignments'] as const),
] as const;

const moment = () => z.iso.datetime().optional();
const ids = () => z.array(Id).min(1).max(500);

/** What can be saved of a list's filter: ids, statuses and times. What somebody searched for may be a person's name. */
const filters = {
  interviews: z.strictObject({
    status: InterviewStatus.optional(),
    jobId: z.union([Id, ids()]).optional(),
    candidateId: Id.optional(),
    source: SourceCode.optional(),
    updatedAt_gte: moment(),
    updatedAt_lte: moment(),
    createdAt_gte: moment(),
    createdAt_lte: moment(),
  }),
  candidates: z.strictObject({
    labelId: LabelsFilter.optional(),
    source: SourceCode.optional(),
    importId: Id.optional(),
    interview: InterviewFilter.optional(),
    createdAt_gte: moment(),
    createdAt_lte: moment(),
    near: NearFilter.optional(),
  }),
  jobs: z.strictObject({ id: ids().optional(), status: z.enum(jobStatuses).optional() }),
  'pending-hires': z.strictObject({
    status: z.enum(pendingHireStatuses).optional(),
    hiredAt_gte: moment(),
    hiredAt_lte: moment(),
  }),
  'training-programs': z.strictObject({ createdAt_gte: moment(), createdAt_lte: moment() }),
  'training-schedules': z.strictObject({ status: z.enum(scheduleStatuses).optional(), programId: Id.optional() }),
  'training-assignments': z.strictObject({
    status: z.enum(assignmentStatuses).optional(),
    programId: Id.optional(),
    updatedAt_gte: moment(),
    updatedAt_lte: moment(),
  }),
};

const isSaying = (filter: object): boolean => Object.values(filter).some((value) => value !== undefined);
const said = <S extends z.ZodType<object>>(filter: S) => filter.refine(isSaying, { message: 'field-required' });

/** A list and the filter it stands under. */
export const ListFilter = z.discriminatedUnion('resource', [
  z.strictObject({ resource: z.literal('interviews'), filter: said(filters.interviews) }),
  z.strictObject({ resource: z.literal('candidates'), filter: said(filters.candidates) }),
  z.strictObject({ resource: z.literal('jobs'), filter: said(filters.jobs) }),
  z.strictObject({ resource: z.literal('pending-hires'), filter: said(filters['pending-hires']) }),
  z.strictObject({ resource: z.literal('training-programs'), filter: said(filters['training-programs']) }),
  z.strictObject({ resource: z.literal('training-schedules'), filter: said(filters['training-schedules']) }),
  z.strictObject({ resource: z.literal('training-assignments'), filter: said(filters['training-assignments']) }),
]);
export type ListFilter = z.infer<typeof ListFilter>;
export type FilteredResource = ListFilter['resource'];

// Stored for ever: rename or retype nothing here without an upcast. A filter never changes: another one has another id.
export const savedFilterEvents = defineEvents('saved-filter', {
  FilterSaved: z.object({
    filterId: Id,
    resource: z.enum(filteredResources),
    filter: z.union([
      filters.interviews,
      filters.candidates,
      filters.jobs,
      filters['pending-hires'],
      filters['training-programs'],
      filters['training-schedules'],
      filters['training-assignments'],
    ]),
  }),
});
export type SavedFilterEvent = EventsOf<typeof savedFilterEvents.shapes>;
