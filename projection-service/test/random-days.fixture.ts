import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import fc from 'fast-check';
import type { Span } from '#projection-service/engine/rollup-period';
import { history, jobDetails } from './history.fixture.ts';

const HOUR = 3_600_000;
export const tenants = [exampleTenantId, derivedId('other tenant')];
const zones = ['UTC', 'America/Chicago', 'Asia/Kolkata', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Pacific/Apia'];

/** Around days on which clocks are changed in several of these zones, a day that Apia never had, and ends of months. */
export const around = ['2026-03-08', '2026-11-01', '2018-11-04', '2011-12-30', '2026-02-28', '2026-04-05'].map((day) =>
  Date.parse(`${day}T00:00:00Z`),
);
export const moment = fc
  .record({ day: fc.constantFrom(...around), hours: fc.integer({ min: -60, max: 60 }), odd: fc.nat(3_599_999) })
  .map(({ day, hours, odd }) => day + hours * HOUR + (odd % 3 === 0 ? 0 : odd));

const step = fc.record({
  kind: fc.constantFrom('interview', 'interview', 'interview', 'candidate', 'job', 'zone', 'application'),
  move: fc.nat(9),
  tenant: fc.nat(1),
  thing: fc.nat(3),
  at: moment,
  status: fc.constantFrom(...interviewStatuses),
  zone: fc.constantFrom(...zones),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A thing is created once; steps of what is not there, or not any more, are told too. */
export const tell = (steps: readonly Step[]): Recorded[] => {
  const told = history();
  const done = new Set<string>();
  /** The type that creates the thing, the first time; afterwards another. */
  const once = (id: string, creates: string, later: string) => {
    if (done.has(id)) return later;
    done.add(id);
    return creates;
  };
  for (const { kind, move, tenant, thing, at: time, status, zone } of steps) {
    const tenantId = tenants[tenant];
    const at = new Date(time).toISOString();
    const id = derivedId(kind, String(tenant), String(thing), kind === 'application' ? at : '');
    const jobId = derivedId('job', String(tenant), String(thing % 2));
    const candidateId = derivedId('candidate', String(tenant), String(thing));
    const say = (aggregate: string, type: string, data: object) =>
      told.record({ aggregate, id, type, data: { ...data }, ...(tenantId && { tenantId }), at });
    if (kind === 'zone') say('company', 'CompanyChanged', { companyId: tenantId, from: {}, to: { timeZone: zone } });
    else if (kind === 'application') {
      const interviewId = derivedId('interview', String(tenant), String(thing));
      say('application', 'ApplicationSubmitted', { interviewId, jobId, source: `from-${move % 3}` });
    } else if (kind === 'job') {
      const type =
        move < 4 ? once(id, 'JobCreated', 'JobChanged') : ['JobChanged', 'JobPublished', 'JobRemoved'][move % 3];
      const title = `Title ${move % 3}`;
      say('job', type ?? '', { jobId: id, ...jobDetails(title), from: {}, to: { title } });
    } else if (kind === 'candidate') {
      const person = {
        candidateId: id,
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@x.example',
        phone: '',
        phoneE164: '',
      };
      say('candidate', move < 6 ? once(id, 'CandidateCreated', 'CandidateErased') : 'CandidateRemoved', person);
    } else {
      const type = move < 5 ? once(id, 'InterviewCreated', 'InterviewCommented') : 'InterviewStatusChanged';
      say('interview', type, { interviewId: id, candidateId, jobId, from: 'created', to: status, comment: '' });
    }
  }
  return told.events;
};
/** Histories at the edges of days of companies that move from zone to zone. */
export const randomDays = fc.array(step, { minLength: 1, maxLength: 60 }).map(tell);
export const span: fc.Arbitrary<Span> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  {
    weight: 5,
    arbitrary: fc.tuple(moment, moment).map(([a, b]): Span => ({ start: Math.min(a, b), end: Math.max(a, b) })),
  },
);

/** From one of a history's own moments to another: rows lie exactly at the ends. */
export const spanOf = (events: readonly Recorded[], [from, until]: readonly [number, number]): Span => {
  const at = (index: number) => Date.parse(events[index % events.length]?.metadata.occurredAt ?? '');
  return { start: Math.min(at(from), at(until)), end: Math.max(at(from), at(until)) };
};
