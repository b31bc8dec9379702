import { z } from 'zod';
import { MAX_LABELS } from '#contracts/automation/label/label.choices';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { customFilter } from '#contracts/recruiting/custom-field/custom-filter';
import { candidateDefaults, candidateFields } from './candidate.fields.ts';

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
  },
  readOnlyDefaults: { linked: false, userId: null, labelIds: [] },
  hidden: ['userId'],
  events: {
    /** This record is about the person who has that account. */
    CandidateLinked: { userId: Id },
    /** The person has erased that account; the record is the company's own and stays. */
    CandidateUnlinked: { userId: Id },
    /** The person was given a copy of what the company knows of them. */
    CandidateExported: {},
    CandidateLabelled: { labelId: Id },
    CandidateUnlabelled: { labelId: Id },
  },
  apply: {
    CandidateLinked: ({ userId }) => ({ linked: true, userId }),
    CandidateUnlinked: () => ({ linked: false, userId: null }),
    CandidateExported: (_, { updatedAt }) => ({ updatedAt }),
    CandidateLabelled: ({ labelId }, { labelIds }) => ({ labelIds: [...labelIds, labelId] }),
    CandidateUnlabelled: ({ labelId }, { labelIds }) => ({ labelIds: labelIds.filter((id) => id !== labelId) }),
    CandidateErased: () => ({ linked: false, userId: null, labelIds: [] }),
  },
  commands: {
    /** What is named twice is taken off. */
    LabelCandidate: {
      data: z.strictObject({ add: someLabels, remove: someLabels }),
      path: 'labels',
      summary: 'Add or remove a candidate’s labels',
    },
    LinkCandidate: { data: account },
    UnlinkCandidate: { data: account },
    ExportCandidate: {},
  },
  system: [
    'CreateCandidate',
    'LinkCandidate',
    'UnlinkCandidate',
    'ExportCandidate',
    'LabelCandidate',
    'EraseCandidate',
  ],
  ranges: ['createdAt'],
  filtersVia: { labelId: Id.optional(), custom: customFilter().optional() },
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
export type CandidateRejection = 'candidate-already-linked'; // to another account

/** "First Last", as lists and mails show it. */
export const fullName = (first: string, last: string): string => `${first} ${last}`.trim();
