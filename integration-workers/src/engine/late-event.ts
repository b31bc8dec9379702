import { Rejection } from 'contracts/kernel/problem';
import { isUnreadable } from 'platform/event-store/unreadable';
import { z } from 'zod';
import { decideEvent, LATE_EVENT } from './decide.ts';
import { FOR_A_DAY, type JobDefinition, job } from './job.ts';
import type { Policy } from './policy.ts';

const payload = z.strictObject({ policy: z.string() });

/** Waits until an event can be read, or its policy does not throw at it any more, and asks for what that then wants. */
export const lateEventJob = (policies: readonly Policy[]): JobDefinition =>
  job({
    name: LATE_EVENT,
    payload,
    options: FOR_A_DAY,
    handle: async ({ data, cause }, { event, enqueue }) => {
      const found = await event(cause.position);
      if (isUnreadable(found)) throw new Rejection('not-yet-visible', 425);
      const policy = policies.find(({ name }) => name === data.policy);
      if (!policy) return;
      await enqueue(decideEvent(policy, found));
    },
  });
