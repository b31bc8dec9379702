import { z } from 'zod';
import { MAX_LABELS } from '#contracts/automation/label/label.choices';
import { LabelsFilter } from '#contracts/automation/label/label.filter';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { known } from '#contracts/kernel/personal';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { customFilter } from '#contracts/recruiting/custom-field/custom-filter';
import {
  type AssignmentRejection,
  assignmentCommands,
  assignmentEvents,
  assignmentFields,
  assignmentFolds,
  unassigned,
} from './candidate.assignment.ts';
import { InDocuments } from './candidate.documents.ts';
import { candidateDefaults, candidateFields } from './candidate.fields.ts';
import { InterviewFilter } from './candidate.interview-filter.ts';
import { JsonResume, resumeEvents } from './candidate.json-resume.ts';
import {
  KeptDocument,
  keptDocumentCommands,
  keptDocumentEvents,
  keptDocumentFolds,
} from './candidate.kept-documents.ts';
import { Merge, merged, mergeEvents, mergeUpcasts, takenFields, unmerged } from './candidate.merge.ts';
import { NearFilter } from './candidate.near.ts';
import { candidateOwners } from './candidate.owners.ts';
import { SkillFilter } from './candidate.skill.ts';

const someLabels = z.array(Id).max(MAX_LABELS).default([]);
const account = z.strictObject({ userId: Id });

/** What a company knows of somebody who might work there. All that it writes is personal data of the candidate. */
export const candidate = entity({
  name: 'candidate',
  context: 'recruiting',
  permissions: 'tenant.candidates',
  fields: candidateFields,
  defaults: candidateDefaults,
  personal: Object.keys(candidateFields) as (keyof typeof candidateFields)[],
  merged: ['custom'],
  computed: ['phoneE164'],
  readOnly: {
    /** The person has an account of their own, with which they applied. */
    linked: z.boolean(),
    userId: Id.nullable(),
    /** Labels that were put on them; none once erased. */
    labelIds: z.array(Id),
    /** Who looks after them: somebody, a team, or nobody. */
    ...assignmentFields,
    /** The record that this one is shown with, since both are about one person. */
    mergedInto: Id.nullable(),
    isMerged: z.boolean(),
    /** Records that are shown with this one. */
    mergedIds: z.array(Id),
    merges: z.array(Merge),
    /** Records that are about other people, however alike they look. */
    distinctIds: z.array(Id),
    /** The résumé that they came with, as it came. */
    jsonResume: JsonResume.nullable(),
    /** Documents that the company keeps with them, oldest first. */
    documents: z.array(KeptDocument),
  },
  readOnlyDefaults: {
    ...{ linked: false, userId: null, labelIds: [], ...unassigned },
    ...{ mergedInto: null, isMerged: false, mergedIds: [], merges: [], distinctIds: [], jsonResume: null },
    documents: [],
  },
  hidden: ['userId', 'merges', 'distinctIds', 'jsonResume', 'documents'],
  joined: {
    assigneeName: z.string().nullable(),
    teamName: z.string().nullable(),
    /** Whoever was to look after them works here no more, or the team is gone. */
    isUnowned: z.boolean().nullable(),
  },
  events: {
    /** This record is about the person who has that account. */
    CandidateLinked: { userId: Id },
    /** The person has erased that account; the record is the company's own and stays. */
    CandidateUnlinked: { userId: Id },
    /** The person was given a copy of what the company knows of them. */
    CandidateExported: {},
    /** Staff have set a password; what it is, and for which address, is in no event. */
    CandidatePortalAccessOffered: {},
    CandidateLabelled: { labelId: Id },
    CandidateUnlabelled: { labelId: Id },
    ...assignmentEvents,
    ...mergeEvents,
    ...resumeEvents,
    ...keptDocumentEvents,
  },
  upcasts: mergeUpcasts,
  apply: {
    CandidateLinked: ({ userId }) => ({ linked: true, userId }),
    CandidateUnlinked: () => ({ linked: false, userId: null }),
    CandidateExported: (_, { updatedAt }) => ({ updatedAt }),
    CandidatePortalAccessOffered: (_, { updatedAt }) => ({ updatedAt }),
    CandidateLabelled: ({ labelId }, { labelIds }) => ({ labelIds: [...labelIds, labelId] }),
    CandidateUnlabelled: ({ labelId }, { labelIds }) => ({ labelIds: labelIds.filter((id) => id !== labelId) }),
    ...assignmentFolds,
    CandidateMerged: (data, record) => merged(data, record) as never,
    CandidateUnmerged: (data, record) => unmerged(data, record) as never,
    CandidateResumeTaken: ({ resume }) => ({ jsonResume: known(resume) as JsonResume | null }),
    CandidateMergedInto: ({ intoId }) => ({ mergedInto: intoId, isMerged: true }),
    CandidateUnmergedFrom: () => ({ mergedInto: null, isMerged: false }),
    CandidateDistinguished: ({ otherId }, { distinctIds }) => ({ distinctIds: [...distinctIds, otherId] }),
    CandidateUndistinguished: ({ otherId }, { distinctIds }) => ({
      distinctIds: distinctIds.filter((id) => id !== otherId),
    }),
    ...keptDocumentFolds,
    CandidateErased: () => ({
      ...{ linked: false, userId: null, labelIds: [], mergedIds: [], merges: [], distinctIds: [], jsonResume: null },
      ...{ documents: [], ...unassigned },
    }),
  },
  commands: {
    /** What is named twice is taken off. */
    LabelCandidate: {
      data: z.strictObject({ add: someLabels, remove: someLabels }),
      path: 'labels',
      summary: 'Add or remove a candidate’s labels',
    },
    ...assignmentCommands,
    LinkCandidate: { data: account },
    UnlinkCandidate: { data: account },
    ExportCandidate: {
      path: 'export',
      summary: 'Note that the person is given a copy of what the company knows of them',
    },
    OfferPortalAccess: {},
    MergeCandidate: {
      data: z.strictObject({ otherId: Id, take: takenFields }),
      path: 'merge',
      summary: 'Show another record with this one, since both are about one person; take what it says in some fields',
    },
    UnmergeCandidate: {
      data: z.strictObject({ otherId: Id }),
      path: 'unmerge',
      summary: 'Take a merged record out again, as if it had never been merged',
    },
    DistinguishCandidate: {
      data: z.strictObject({ otherId: Id, isDistinct: z.boolean().default(true) }),
      path: 'distinguish',
      summary:
        'Say that another record, however alike, is about another person; or, with isDistinct false, that it may not be',
    },
    /** With what somebody came, as it came. */
    TakeCandidateResume: { data: z.strictObject({ resume: JsonResume }) },
    ...keptDocumentCommands,
    /** The other side of both. */
    JoinCandidate: { data: z.strictObject({ intoId: Id, take: takenFields }) },
    LeaveCandidate: { data: z.strictObject({ intoId: Id }) },
  },
  system: [
    'CreateCandidate',
    'LinkCandidate',
    'UnlinkCandidate',
    'ExportCandidate',
    'LabelCandidate',
    'AssignCandidate',
    'AssignCandidateToManager',
    'EraseCandidate',
    'MergeCandidate',
    'UnmergeCandidate',
    'LeaveCandidate',
  ],
  filters: ['isMerged'],
  anyOf: ['assigneeId', 'teamId'],
  ranges: ['createdAt'],
  filtersVia: {
    labelId: LabelsFilter.optional(),
    custom: customFilter().optional(),
    near: NearFilter.optional(),
    inDocuments: InDocuments.optional(),
    source: SourceCode.optional(),
    skill: SkillFilter.optional(),
    importId: Id.optional(),
    interview: InterviewFilter.optional(),
    whose: z.enum(candidateOwners).optional(),
  },
  sorts: ['updatedAt', 'lastName', 'firstName', 'email', 'createdAt'],
  search: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'location',
    'city',
    'state',
    'postalCode',
    'currentTitle',
    'currentOrganization',
    'summary',
  ],
});
export type CandidateFields = typeof candidate.types.fields;
export type CandidateCommand = typeof candidate.types.command;
export type CandidateEvent = typeof candidate.types.event;
export type CandidateView = typeof candidate.types.view;

/** Every way a candidate may refuse beyond those of any entity. */
export type CandidateRejection =
  | AssignmentRejection
  | 'candidate-already-linked' // to another account
  | 'candidate-documents-too-many'; // kept with one candidate

/** "First Last", as lists and mails show it. */
export const fullName = (first: string, last: string): string => `${first} ${last}`.trim();
