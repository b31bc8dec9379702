import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { ERASED } from 'contracts/kernel/personal';
import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import fc from 'fast-check';
import { NO_COMPANY } from '#projection-service/engine/projection';
import { type History, history, jobDetails } from './history.fixture.ts';

const tenants = [exampleTenantId, derivedId('other tenant')];
/** The first is the actor of every event. */
const users = [exampleUserId, derivedId('other user')];
const NAMES = ['Ada', 'Grace', 'Zoë', 'Łukasz'];

/** One step: which kind of event, of which few things, with which values. Any order, also ones that no command would make. */
const step = fc.record({
  kind: fc.constantFrom('candidate', 'job', 'interview', 'user', 'profile'),
  move: fc.nat(9),
  tenant: fc.nat(1),
  thing: fc.nat(3),
  other: fc.nat(3),
  name: fc.constantFrom(...NAMES),
  status: fc.constantFrom(...interviewStatuses),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const candidateMove = (told: History, { move, tenant, thing, name }: Step, done: Set<string>) => {
  const id = derivedId('candidate', String(tenant), String(thing));
  const tenantId = tenants[tenant];
  const person = { firstName: name, lastName: 'Byron', email: `${name}@x.example`, phone: '', phoneE164: '' };
  const isErased = done.has(`erased ${id}`);
  const hide = (data: object) => (isErased ? Object.fromEntries(Object.keys(data).map((key) => [key, ERASED])) : data);
  if (move < 4 && !done.has(id)) told.candidate(id, 'CandidateCreated', { ...hide(person) }, tenantId);
  else if (move < 7)
    told.candidate(
      id,
      'CandidateChanged',
      { ...hide({ from: { lastName: 'Old' }, to: { lastName: name } }) },
      tenantId,
    );
  else if (move < 9) {
    told.candidate(id, 'CandidateErased', {}, tenantId);
    done.add(`erased ${id}`);
  } else told.candidate(id, 'CandidateRemoved', {}, tenantId);
  if (move < 4) done.add(id);
};

const jobMove = (told: History, { move, tenant, thing, name }: Step, done: Set<string>) => {
  const id = derivedId('job', String(tenant), String(thing));
  const tenantId = tenants[tenant];
  if (move < 4 && !done.has(id)) told.job(id, 'JobCreated', jobDetails(`Pilot ${name}`), tenantId);
  else if (move < 6) told.job(id, 'JobChanged', { from: { title: 'Old' }, to: { title: name } }, tenantId);
  else if (move < 7) told.job(id, 'JobChanged', { from: { location: '' }, to: { location: name } }, tenantId);
  else told.job(id, ['JobPublished', 'JobUnpublished', 'JobRemoved'][move % 3] as string, {}, tenantId);
  if (move < 4) done.add(id);
};

const interviewMove = (told: History, { move, tenant, thing, other, name, status }: Step, done: Set<string>) => {
  const id = derivedId('interview', String(tenant), String(thing));
  const candidateId = derivedId('candidate', String(tenant), String(other));
  const jobId = derivedId('job', String(tenant), String((other + thing) % 4));
  const tenantId = tenants[tenant];
  const comment = done.has(`erased ${candidateId}`) ? ERASED : `About ${name}`;
  if (move < 4 && !done.has(id)) told.interview(id, 'InterviewCreated', { candidateId, jobId }, tenantId);
  else if (move < 8)
    told.interview(id, 'InterviewStatusChanged', { candidateId, from: 'created', to: status, comment }, tenantId);
  else told.interview(id, 'InterviewCommented', { candidateId, comment }, tenantId);
  if (move < 4) done.add(id);
};

const userOf = ({ thing }: Step): string => users[thing % users.length] ?? exampleUserId;

const userMove = (told: History, step: Step, done: Set<string>) => {
  const { move, name } = step;
  const userId = userOf(step);
  const say = (type: string, data: object = {}) =>
    told.record({ aggregate: 'user', id: userId, type, tenantId: GLOBAL, data: { userId, ...data } });
  if (!done.has(userId)) told.user(userId, name);
  else if (done.has(`erased ${userId}`)) return;
  else if (move < 6) say('UserRenamed', { from: 'Old', to: name });
  else {
    say('UserErased');
    done.add(`erased ${userId}`);
  }
  done.add(userId);
};

const profileMove = (told: History, step: Step, done: Set<string>) => {
  const { name } = step;
  const userId = userOf(step);
  const hide = (value: object) => (done.has(`erased ${userId}`) ? ERASED : value);
  const say = (type: string, data: object) =>
    told.record({ aggregate: 'profile', id: userId, type, tenantId: GLOBAL, data: { userId, ...data } });
  const details = {
    firstName: name,
    lastName: 'Byron',
    phone: '',
    phoneE164: '',
    location: '',
    postalCode: '',
    country: null,
  };
  if (!done.has(`profile ${userId}`)) say('ProfileCreated', { details: hide(details) });
  else say('ProfileChanged', { from: hide({ firstName: 'Old' }), to: hide({ firstName: name }) });
  done.add(`profile ${userId}`);
};

/** Without the addresses that a person's events came from: those from `after` on. */
const withoutAddresses = (events: readonly Recorded[], userId: string, after: bigint): Recorded[] =>
  events.map((event) => {
    const { metadata, position } = event;
    return metadata.actor.id === userId && position > after ? { ...event, metadata: { ...metadata, ip: null } } : event;
  });

const erasuresOf = (events: readonly Recorded[]) =>
  events.flatMap(({ type, data, position }) =>
    type === 'UserErased' ? [{ userId: String(data.userId), position }] : [],
  );

const tell = (steps: Step[]): Recorded[] => {
  const told = history();
  const done = new Set<string>();
  for (const one of steps) {
    if (one.kind === 'candidate') candidateMove(told, one, done);
    else if (one.kind === 'job') jobMove(told, one, done);
    else if (one.kind === 'interview') interviewMove(told, one, done);
    else if (one.kind === 'user') userMove(told, one, done);
    else profileMove(told, one, done);
  }
  return erasuresOf(told.events).reduce(
    (events, { userId, position }) => withoutAddresses(events, userId, position),
    told.events,
  );
};

/** Histories of a few things of two companies, with every event type of this service, in any order. */
export const randomHistory = fc.array(step, { minLength: 1, maxLength: 80 }).map(tell);

const PERSONAL_OF_CANDIDATE = ['firstName', 'lastName', 'email', 'phone', 'comment'];
const PERSONAL_OF_USER = ['name', 'email', 'details', 'from', 'to'];

const hidden = (event: Recorded, personal: readonly string[]): Recorded => {
  const data = Object.entries(event.data).map(([name, value]) => [name, personal.includes(name) ? ERASED : value]);
  return { ...event, data: Object.fromEntries(data) };
};

/** The same history as it reads once keys are destroyed: nothing personal of whoever was erased in it. */
export const afterErasure = (events: readonly Recorded[]): Recorded[] => {
  const erased = new Set(events.flatMap(({ type, data }) => (type === 'CandidateErased' ? [data.candidateId] : [])));
  const gone = erasuresOf(events).map(({ userId }) => userId);
  const read = events.map((event) => {
    if (gone.includes(String(event.data.userId))) return hidden(event, PERSONAL_OF_USER);
    if (!erased.has(event.data.candidateId)) return event;
    return hidden(event, event.type === 'CandidateChanged' ? ['from', 'to'] : PERSONAL_OF_CANDIDATE);
  });
  return gone.reduce((all, userId) => withoutAddresses(all, userId, 0n), read);
};

/** A history cut into batches. */
export const cut = (events: readonly Recorded[], sizes: readonly number[]): Recorded[][] => {
  const batches: Recorded[][] = [];
  for (let from = 0, turn = 0; from < events.length; turn += 1) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
    batches.push(events.slice(from, from + size));
    from += size;
  }
  return batches;
};

export const batchSizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 });

/** Whose rows there may be: of the companies, and of persons. */
export const randomTenants = [...tenants, NO_COMPANY];
