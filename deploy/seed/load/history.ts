import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { DAY_MS, HOUR_MS } from '#deploy/seed/calendar';
import type { Random } from '#deploy/seed/random';
import { drawJob } from './jobs.ts';
import { drawComment, drawStatuses } from './moves.ts';
import { firstNames, lastNames } from './names.ts';

export type LoadSize = { jobs: number; candidates: number; interviews: number };

/** Events of one stream that follow its first `version` ones. */
export type LoadAppend = { at: number; streamName: string; version: bigint; events: Event[] };

type FollowUp = {
  at: number;
  interviewId: string;
  candidateId: string;
  from: InterviewStatus;
  to: InterviewStatus;
  version: bigint;
};
type Span = { from: number; to: number };

const SPAN_MS = 365 * DAY_MS;
/** Interviews of one slice of time: as many as are comfortably held and written at once. */
const SLICE_INTERVIEWS = 1_000;
/** Interviews are opened for those who came in lately. */
const RECENT_CANDIDATES = 2_000;
const SHORTEST_WAIT_HOURS = 48;
const LONGEST_WAIT_HOURS = 240;
/** No slice is longer than the shortest wait, so none holds a stream twice: what is written at once stays in the order of time. */
const LEAST_SLICES = Math.ceil(SPAN_MS / (SHORTEST_WAIT_HOURS * HOUR_MS));

/** A year of a busy company in slices of time: each holds what was appended in it, in order. */
export function* loadHistory(options: {
  tenantId: string;
  actorId: string;
  size: LoadSize;
  now: Date;
  random: Random;
}): Generator<LoadAppend[]> {
  const { tenantId, actorId, size, now, random } = options;
  const begin = now.getTime() - SPAN_MS;
  const slices = Math.max(LEAST_SLICES, Math.ceil(Math.max(size.interviews, size.candidates) / SLICE_INTERVIEWS));
  const pending: FollowUp[][] = Array.from({ length: slices }, () => []);
  const recent: string[] = [];
  const jobIds: string[] = [];

  const event = (type: string, data: Record<string, unknown>, at: number): Event => {
    const causationId = newId(new Date(at));
    const metadata = {
      tenantId,
      actor: { type: 'user' as const, id: actorId },
      ip: null,
      occurredAt: new Date(at).toISOString(),
      correlationId: causationId,
      causationId,
      imported: true as const,
    };
    return { type, data, metadata };
  };
  const within = ({ from, to }: Span) => Math.floor(from + random.fraction() * (to - from));
  const sliceOf = (at: number) => Math.floor(((at - begin) / SPAN_MS) * slices);

  const job = (at: number): LoadAppend => {
    const jobId = newId(new Date(at));
    jobIds.push(jobId);
    const events = [
      event('JobCreated', { jobId, ...drawJob(random, jobId) }, at),
      event('JobPublished', { jobId }, at),
    ];
    return { at, streamName: streamName('job', tenantId, jobId), version: 0n, events };
  };

  const candidate = (at: number): LoadAppend => {
    const candidateId = newId(new Date(at));
    if (recent.length < RECENT_CANDIDATES) recent.push(candidateId);
    else recent[random.between(0, RECENT_CANDIDATES - 1)] = candidateId;
    const firstName = firstNames[random.between(0, firstNames.length - 1)] ?? '';
    const lastName = lastNames[random.between(0, lastNames.length - 1)] ?? '';
    const email = `${firstName}.${lastName}.${candidateId.slice(-6)}@mail.example`.toLowerCase();
    const phone = `+1 218 555 ${String(random.between(0, 9999)).padStart(4, '0')}`;
    const person = { firstName, lastName, email, phone, phoneE164: phone.replaceAll(' ', '') };
    const events = [event('CandidateCreated', { candidateId, ...person }, at)];
    return { at, streamName: streamName('candidate', tenantId, candidateId), version: 0n, events };
  };

  const schedule = (interviewId: string, candidateId: string, openedAt: number) => {
    let at = openedAt;
    let from: InterviewStatus = 'created';
    let version = 1n;
    for (const to of drawStatuses(random)) {
      at += random.between(SHORTEST_WAIT_HOURS, LONGEST_WAIT_HOURS) * HOUR_MS;
      if (at >= now.getTime()) return;
      pending[sliceOf(at)]?.push({ at, interviewId, candidateId, from, to, version });
      from = to;
      version += 1n;
    }
  };

  const interview = (at: number): LoadAppend[] => {
    const candidateId = recent[random.between(0, recent.length - 1)];
    const jobId = jobIds[random.between(0, jobIds.length - 1)];
    if (!candidateId || !jobId) return [];
    const interviewId = newId(new Date(at));
    schedule(interviewId, candidateId, at);
    const events = [event('InterviewCreated', { interviewId, candidateId, jobId }, at)];
    return [{ at, streamName: streamName('interview', tenantId, interviewId), version: 0n, events }];
  };

  const followUp = ({ at, interviewId, candidateId, from, to, version }: FollowUp): LoadAppend => {
    const data = {
      interviewId,
      candidateId,
      from,
      to,
      comment: drawComment(random),
      reasonId: null,
      undoneTo: null,
      isSilent: false,
    };
    const events = [event('InterviewStatusChanged', data, at)];
    return { at, streamName: streamName('interview', tenantId, interviewId), version, events };
  };

  const share = (total: number, slice: number) =>
    Math.ceil((total * (slice + 1)) / slices) - Math.ceil((total * slice) / slices);

  for (let slice = 0; slice < slices; slice += 1) {
    const span = { from: begin + (SPAN_MS * slice) / slices, to: begin + (SPAN_MS * (slice + 1)) / slices };
    const arrivals = [
      ...Array.from({ length: slice === 0 ? size.jobs : 0 }, () => job(span.from)),
      ...Array.from({ length: share(size.candidates, slice) }, () => candidate(span.from)),
    ];
    const openings = Array.from({ length: share(size.interviews, slice) }, () => interview(within(span))).flat();
    const due = (pending[slice] ?? []).map(followUp);
    pending[slice] = [];
    yield [...arrivals, ...[...openings, ...due].sort((one, other) => one.at - other.at)];
  }
}
