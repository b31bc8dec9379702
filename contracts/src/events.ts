import { membershipEvents } from './identity/membership/membership.events.ts';
import { reservationEvents } from './identity/reservation/reservation.events.ts';
import { sessionEvents } from './identity/session/session.events.ts';
import { tenantEvents } from './identity/tenant/tenant.events.ts';
import { userEvents } from './identity/user/user.events.ts';
import type { EventDefinition } from './kernel/message.ts';
import { candidateEvents } from './recruiting/candidate/candidate.events.ts';
import { interviewEvents } from './recruiting/interview/interview.events.ts';
import { jobEvents } from './recruiting/job/job.events.ts';

/** Every event this product stores: the codec knows these and refuses all else. One line per aggregate. */
export const eventCatalogue: readonly EventDefinition[] = [
  ...candidateEvents.definitions,
  ...interviewEvents.definitions,
  ...jobEvents.definitions,
  ...membershipEvents.definitions,
  ...reservationEvents.definitions,
  ...sessionEvents.definitions,
  ...tenantEvents.definitions,
  ...userEvents.definitions,
];
