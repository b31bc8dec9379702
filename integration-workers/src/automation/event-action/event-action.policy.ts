import { EVENT_ACTIONS } from 'contracts/automation/event-action/event-action.steps';
import { triggers, triggersOf } from 'contracts/automation/event-action/event-action.triggers';
import type { EventActionRunEvent } from 'contracts/automation/event-action/event-action-run.entity';
import type { Recorded } from 'contracts/kernel/message';
import { policy } from '#integration-workers/engine/policy';
import type { JobRequest } from '#integration-workers/engine/work-item';
import { carryOut } from './carry-out.job.ts';
import { findRules } from './find-rules.job.ts';
import { sendEventActionMail } from './send-event-action-mail.job.ts';
import { tellOfLimit } from './tell-of-limit.job.ts';

const find = (event: Recorded): JobRequest[] => triggersOf(event).map((one) => findRules.request(one.event, one));
const found = Object.fromEntries(Object.keys(triggers).map((type) => [type, find]));

/** Whenever something happens that rules of a company may follow, those are looked for; what is due of one is carried out. */
export const eventActionPolicy = policy<EventActionRunEvent>({
  name: EVENT_ACTIONS,
  jobs: [findRules, carryOut, sendEventActionMail, tellOfLimit],
  on: {
    ...found,
    EventActionRunStarted: ({ data: { eventActionRunId } }) => [
      carryOut.request(eventActionRunId, { eventActionRunId }),
    ],
    EventActionMailWritten: ({ data: { mailId } }) => [sendEventActionMail.request(mailId, { mailId })],
  },
});
