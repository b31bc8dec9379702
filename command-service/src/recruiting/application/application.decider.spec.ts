import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause, exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  type ApplicationCommand,
  applicationIdOf,
  interviewIdOf,
} from 'contracts/recruiting/application/application.commands';
import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import { describe, it } from 'vitest';
import { applicationDecider } from './application.decider.ts';

const given = DeciderSpecification.for(applicationDecider);
const by = { metadata: exampleCause };
const applicationId = applicationIdOf(exampleUserId, exampleJobId);
const appliedFor = { jobId: exampleJobId, openInterviewId: null };
const ids = { applicationId, interviewId: interviewIdOf(applicationId), ...appliedFor, userId: exampleUserId };

const submit: ApplicationCommand = { ...by, type: 'SubmitApplication', data: { ...ids, source: 'company-page' } };
const withdraw: ApplicationCommand = { ...by, type: 'WithdrawApplication', data: {} };
const submitted: ApplicationEvent = caused(by, 'ApplicationSubmitted', { ...ids, source: 'company-page' });
const withdrawn: ApplicationEvent = caused(by, 'ApplicationWithdrawn', ids);
/** Emmett compares no null. */
const said = (event: ApplicationEvent): ApplicationEvent => ({
  ...event,
  data: Object.fromEntries(Object.entries(event.data).filter(([, value]) => value !== null)) as never,
});
const isRefusedAs = (code: string) => (error: Rejection) => error.code === code;

describe('application', () => {
  it('given none, when submitted, then it is recorded with the interview that follows', () =>
    given([])
      .when(submit)
      .then([said(submitted)]));

  it('given one, when submitted again, then it is refused, also once withdrawn', () => {
    given([submitted]).when(submit).thenThrows(Rejection, isRefusedAs('already-applied'));
    given([submitted, withdrawn]).when(submit).thenThrows(Rejection, isRefusedAs('already-applied'));
  });

  it('given one, when withdrawn, then it is recorded; withdrawn again, nothing happens', () => {
    given([submitted])
      .when(withdraw)
      .then([said(withdrawn)]);
    given([submitted, withdrawn]).when(withdraw).thenNothingHappened();
  });

  it('given none, when withdrawn, then it is not found', () =>
    given([]).when(withdraw).thenThrows(Rejection, isRefusedAs('application-not-found')));
});
