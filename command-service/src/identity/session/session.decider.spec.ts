import { DeciderSpecification } from '@event-driven-io/emmett';
import type { SessionCommand } from 'contracts/identity/session/session.commands';
import type { SessionEvent } from 'contracts/identity/session/session.events';
import { exampleGlobalCause, exampleInterviewId, exampleUserId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { describe, it } from 'vitest';
import { sessionDecider } from './session.decider.ts';

const given = DeciderSpecification.for(sessionDecider);
const by = { metadata: exampleGlobalCause };
const data = { sessionId: exampleInterviewId, userId: exampleUserId };
const start: SessionCommand = { ...by, type: 'StartSession', data };
const end: SessionCommand = { ...by, type: 'EndSession', data };
const started: SessionEvent = caused(by, 'SessionStarted', data);
const ended: SessionEvent = caused(by, 'SessionEnded', data);

describe('session', () => {
  it('given none, when started, then it is recorded; started again, nothing happens', () => {
    given([]).when(start).then([started]);
    given([started]).when(start).thenNothingHappened();
  });

  it('given a session, when ended, then it is recorded; ended again or started again, nothing happens', () => {
    given([started]).when(end).then([ended]);
    given([started, ended]).when(end).thenNothingHappened();
    given([started, ended]).when(start).thenNothingHappened();
  });

  it('given no session, when ended, then nothing happens', () => given([]).when(end).thenNothingHappened());
});
