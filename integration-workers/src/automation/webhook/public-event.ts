import { CALL_EVENT, type PublicEventType, TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookEvent } from 'contracts/automation/webhook/webhook.entity';
import type { Recorded } from 'contracts/kernel/message';
import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import type { JobEvent } from 'contracts/recruiting/job/job.entity';

export type PublishedEvent = JobEvent | CandidateEvent | ApplicationEvent | InterviewEvent | WebhookEvent;

/** What an event is called outside. Everything else that happens stays inside. */
export const publicTypes = {
  JobPublished: 'job.published',
  JobUnpublished: 'job.unpublished',
  JobExpired: 'job.unpublished',
  CandidateCreated: 'candidate.created',
  CandidateErased: 'candidate.erased',
  ApplicationSubmitted: 'application.submitted',
  InterviewCreated: 'interview.created',
  InterviewStatusChanged: 'interview.status-changed',
  WebhookCalled: CALL_EVENT,
  WebhookTested: TEST_EVENT,
} as const satisfies { [Type in PublishedEvent['type']]?: PublicEventType | typeof CALL_EVENT | typeof TEST_EVENT };

/** The events that are told outside, by their types. */
export type PublicEvent = Recorded<Extract<PublishedEvent, { type: keyof typeof publicTypes }>>;
