import type { EventActionFields } from 'contracts/automation/event-action/event-action.entity';

export const starterNames = [
  'thank-rejected',
  'invite-approved',
  'reject-unanswered',
  'tell-hired',
  'train-joined',
  'assign-new',
  'tell-expired',
  'call-approved',
  'send-hired',
  'thank-passed',
  'follow-expired',
  'tell-certificate',
] as const;
export type StarterName = (typeof starterNames)[number];

type Starter = Pick<EventActionFields, 'event' | 'filters' | 'delayTime' | 'delayUnit' | 'actions'>;

const none = {
  ...{ templateId: null, to: null, userId: null, teamId: null, address: null, labelId: null, status: null },
  ...{ reasonId: null, comment: null, isSilent: false },
  ...{
    assignee: null,
    title: null,
    text: null,
    programId: null,
    jobId: null,
    webhookId: null,
    documentId: null,
    dueDays: null,
  },
};
const mailTo = (to: 'candidate' | 'person' | 'user' | 'team') => ({ ...none, kind: 'mail' as const, to });
const movedTo = (status: 'rejected' | 'approved') => [
  { field: 'status' as const, operator: 'is' as const, values: [status], customFieldId: null },
];
const atOnce = { delayTime: 0, delayUnit: 'minutes' as const };

/** What companies often begin with; which template, user or team is theirs to choose. */
export const starters: Readonly<Record<StarterName, Starter>> = {
  'thank-rejected': {
    event: 'status-changed',
    filters: movedTo('rejected'),
    delayTime: 1,
    delayUnit: 'days',
    actions: [mailTo('candidate')],
  },
  'invite-approved': {
    event: 'status-changed',
    filters: movedTo('approved'),
    delayTime: 2,
    delayUnit: 'hours',
    actions: [mailTo('candidate')],
  },
  'reject-unanswered': {
    event: 'response-unanswered',
    filters: [],
    delayTime: 3,
    delayUnit: 'days',
    actions: [{ ...none, kind: 'change-status', status: 'rejected', isSilent: true }, mailTo('candidate')],
  },
  'tell-hired': { event: 'hired', filters: [], ...atOnce, actions: [mailTo('team')] },
  'train-joined': {
    event: 'hire-joined',
    filters: [],
    ...atOnce,
    actions: [{ ...none, kind: 'schedule-training' }],
  },
  'assign-new': {
    event: 'candidate-added',
    filters: [{ field: 'candidate.assigned', operator: 'is', values: ['no'], customFieldId: null }],
    ...atOnce,
    actions: [{ ...none, kind: 'assign-candidate', assignee: 'team' }],
  },
  'tell-expired': { event: 'job-expired', filters: [], ...atOnce, actions: [mailTo('user')] },
  'call-approved': {
    event: 'status-changed',
    filters: movedTo('approved'),
    ...atOnce,
    actions: [{ ...none, kind: 'create-task', assignee: 'hiring-manager', dueDays: 1 }],
  },
  'send-hired': { event: 'hired', filters: [], ...atOnce, actions: [{ ...none, kind: 'call-webhook' }] },
  'thank-passed': { event: 'training-passed', filters: [], ...atOnce, actions: [mailTo('person')] },
  'follow-expired': {
    event: 'training-expired',
    filters: [],
    ...atOnce,
    actions: [{ ...none, kind: 'create-task', assignee: 'team', dueDays: 3 }],
  },
  'tell-certificate': { event: 'certificate-expiring', filters: [], ...atOnce, actions: [mailTo('team')] },
};
