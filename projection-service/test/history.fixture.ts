import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL, streamName } from 'contracts/kernel/id';
import type { Metadata, Recorded } from 'contracts/kernel/message';
import { jobDefaults } from 'contracts/recruiting/job/job.entity';
import { placeOf } from 'platform/event-store/memory';

type HistoryEvent = {
  aggregate: string;
  id: string;
  type: string;
  data: Record<string, unknown>;
  tenantId?: string;
  at?: string;
};

const { now: _, ...cause } = exampleCause;

/** A history as the feed tells it: positions with gaps, versions by stream, one second between events. */
export const history = () => {
  const versions = new Map<string, bigint>();
  const events: Recorded[] = [];

  const record = ({ aggregate, id, type, data, tenantId = exampleTenantId, at }: HistoryEvent): Recorded => {
    const name = streamName(aggregate, tenantId, id);
    const streamVersion = (versions.get(name) ?? 0n) + 1n;
    versions.set(name, streamVersion);
    const nth = events.length + 1;
    const position = placeOf(nth);
    const occurredAt = at ?? new Date(Date.parse(cause.occurredAt) + nth * 1_000).toISOString();
    const metadata: Metadata = { ...cause, tenantId, occurredAt };
    const event: Recorded = {
      id: derivedId('example', String(nth)),
      type,
      data,
      metadata,
      position,
      streamName: name,
      streamVersion,
    };
    events.push(event);
    return event;
  };

  return {
    events,
    record,
    candidate: (id: string, type: string, data: Record<string, unknown> = {}, tenantId?: string) =>
      record({ aggregate: 'candidate', id, type, data: { candidateId: id, ...data }, tenantId }),
    job: (id: string, type: string, data: Record<string, unknown> = {}, tenantId?: string) =>
      record({ aggregate: 'job', id, type, data: { jobId: id, ...data }, tenantId }),
    interview: (id: string, type: string, data: Record<string, unknown>, tenantId?: string) =>
      record({ aggregate: 'interview', id, type, data: { interviewId: id, ...data }, tenantId }),
    user: (id: string, name: string) =>
      record({
        aggregate: 'user',
        id,
        type: 'UserRegistered',
        tenantId: GLOBAL,
        data: { userId: id, name, email: 'user@harbor.example', locale: 'en-us' },
      }),
  };
};
export type History = ReturnType<typeof history>;

/** What a job says, for events that need all of it. */
export const jobDetails = (title: string) => ({
  ...jobDefaults,
  title,
  slug: 'a-job',
  location: 'Lisbon',
  country: 'PT',
  salaryMax: 4_200_000,
  currency: 'EUR',
  interval: 'annually',
});
