import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause, exampleJobId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { type JobCommand, type JobEvent, type JobFields, jobDefaults } from 'contracts/recruiting/job/job.entity';
import { describe, it } from 'vitest';
import { jobDecider } from './job.decider.ts';

const given = DeciderSpecification.for(jobDecider);
const by = { metadata: exampleCause };
const jobId = exampleJobId;
const details: JobFields = {
  ...jobDefaults,
  title: 'Line cook',
  slug: 'line-cook',
  location: 'Bergen',
  country: 'NO',
  description: '',
  employmentTypes: ['full-time'],
  salaryMin: 300_000,
  salaryMax: 400_000,
  currency: 'NOK',
  interval: 'monthly',
  custom: {},
};

const create = (data: Partial<JobFields> = {}): JobCommand => ({
  ...by,
  type: 'CreateJob',
  data: { jobId, ...details, ...data },
});
const change = (data: Partial<JobFields>): JobCommand => ({ ...by, type: 'ChangeJob', data });
const plain = (type: 'PublishJob' | 'UnpublishJob' | 'RemoveJob'): JobCommand => ({ ...by, type, data: {} });
/** Emmett compares no null. */
const said = (event: JobEvent): JobEvent => ({
  ...event,
  data: Object.fromEntries(Object.entries(event.data).filter(([, value]) => value !== null)) as never,
});
const created: JobEvent = caused(by, 'JobCreated', { jobId, ...details });
const published: JobEvent = caused(by, 'JobPublished', { jobId });
const unpublished: JobEvent = caused(by, 'JobUnpublished', { jobId });
const removed: JobEvent = caused(by, 'JobRemoved', { jobId });
const isRefusedAs =
  (code: string, ...fields: string[]) =>
  (error: Rejection) =>
    error.code === code && Object.keys(error.errors ?? {}).join() === fields.join();

describe('job', () => {
  it('given nothing, when a job is created, then it is recorded', () =>
    given([])
      .when(create())
      .then([said(created)]));

  it('given a job, when created again, then it is refused', () =>
    given([created]).when(create()).thenThrows(Rejection, isRefusedAs('already-exists')));

  it('given nothing, when created with a minimum above the maximum, then the field is named', () =>
    given([])
      .when(create({ salaryMin: 500_000 }))
      .thenThrows(Rejection, isRefusedAs('job-salary-range-invalid', 'salaryMin')));

  it('given nothing, when created with a range upside down and no currency, then both are named', () =>
    given([])
      .when(create({ salaryMin: 500_000, currency: null }))
      .thenThrows(Rejection, isRefusedAs('job-salary-range-invalid', 'salaryMin', 'currency')));

  it('given nothing, when created with an amount without currency and interval, then both are named', () =>
    given([])
      .when(create({ currency: null, interval: null }))
      .thenThrows(Rejection, isRefusedAs('job-salary-currency-required', 'currency', 'interval')));

  it('given a job, when some fields change, then only these are recorded, as they were and as they are', () =>
    given([created])
      .when(change({ title: 'Chef', location: 'Bergen' }))
      .then([caused(by, 'JobChanged', { jobId, from: { title: 'Line cook' }, to: { title: 'Chef' } })]));

  it('given a job, when nothing really changes, then nothing happens', () =>
    given([created])
      .when(change({ title: 'Line cook', country: 'NO' }))
      .thenNothingHappened());

  it('given a job with a range, when its maximum falls below the minimum, then the change is refused', () =>
    given([created])
      .when(change({ salaryMax: 1 }))
      .thenThrows(Rejection, isRefusedAs('job-salary-range-invalid', 'salaryMin')));

  it('given an unpublished job, when published, then it is recorded; published again, nothing happens', () => {
    given([created]).when(plain('PublishJob')).then([published]);
    given([created, published]).when(plain('PublishJob')).thenNothingHappened();
  });

  it('given a published job, when unpublished, then it is recorded; unpublished again, nothing happens', () => {
    given([created, published]).when(plain('UnpublishJob')).then([unpublished]);
    given([created, published, unpublished]).when(plain('UnpublishJob')).thenNothingHappened();
  });

  it('given a job, when removed, then it is recorded; removed again, nothing happens', () => {
    given([created]).when(plain('RemoveJob')).then([removed]);
    given([created, removed]).when(plain('RemoveJob')).thenNothingHappened();
  });

  const lastDay = { expiresOn: '2026-03-08', timeZone: 'America/Chicago' };
  /** When that day is over: clocks go forward on it. */
  const expiresAt = '2026-03-09T05:00:00.000Z';
  const at = (now: string) => ({ metadata: { ...exampleCause, now: new Date(now), occurredAt: now } });
  const ending = caused(by, 'JobCreated', { jobId, ...details, ...lastDay, expiresAt });
  const publishAt = (now: string): JobCommand => ({ ...at(now), type: 'PublishJob', data: {} });
  const expireAt = (dueAt: string): JobCommand => ({ ...at(dueAt), type: 'ExpireJob', data: { dueAt } });

  it('given a last day and its zone, when a job is created, then the moment at which it ends is recorded with them', () => {
    given([])
      .when(create(lastDay))
      .then([said(ending)]);
    given([])
      .when(create({ expiresOn: '2026-03-08' }))
      .thenThrows(Rejection, isRefusedAs('job-time-zone-required', 'timeZone'));
  });

  it('given a last day, when its zone alone changes, then the moment does too', () =>
    given([ending])
      .when(change({ timeZone: 'Europe/Berlin' }))
      .then([
        caused(by, 'JobChanged', {
          jobId,
          from: { timeZone: 'America/Chicago', expiresAt },
          to: { timeZone: 'Europe/Berlin', expiresAt: '2026-03-08T23:00:00.000Z' },
        }),
      ]));

  it('given a published job, when its moment comes, then it expires; of another moment or unpublished, nothing happens', () => {
    given([ending, published])
      .when(expireAt(expiresAt))
      .then([caused(at(expiresAt), 'JobExpired', { jobId })]);
    given([ending, published]).when(expireAt('2026-03-08T05:00:00.000Z')).thenNothingHappened();
    given([ending]).when(expireAt(expiresAt)).thenNothingHappened();
    given([ending, published, caused(by, 'JobExpired', { jobId })])
      .when(expireAt(expiresAt))
      .thenNothingHappened();
  });

  it('given a day that is over, when published, then it is refused until a later one is set', () => {
    given([ending])
      .when(publishAt('2026-03-09T04:59:59.999Z'))
      .then([caused(at('2026-03-09T04:59:59.999Z'), 'JobPublished', { jobId })]);
    given([ending]).when(publishAt(expiresAt)).thenThrows(Rejection, isRefusedAs('job-expired', 'expiresOn'));
    const late: JobCommand = { ...at(expiresAt), type: 'ChangeJob', data: { expiresOn: '2026-03-07' } };
    given([ending, published]).when(late).thenThrows(Rejection, isRefusedAs('job-expired', 'expiresOn'));
  });

  it('given a removed job or none, when changed or published, then it is not found', () => {
    for (const history of [[], [created, removed]])
      for (const command of [change({ title: 'x' }), plain('PublishJob'), plain('UnpublishJob')])
        given(history).when(command).thenThrows(Rejection, isRefusedAs('not-found'));
  });
});
