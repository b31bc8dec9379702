import { streamName } from 'contracts/kernel/id';
import type { Command, CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { JobCommand, JobRejection } from 'contracts/recruiting/job/job.commands';
import type { JobDetails } from 'contracts/recruiting/job/job.events';
import type { EventStore } from 'platform/event-store/event-store';
import { handler, type Send, type Sent, stateOf } from '#command-service/command';
import type { Claim, Names, Uses } from '#command-service/identity/reservation/names';
import { type Job, jobDecider } from './job.decider.ts';
import type { JobLookup } from './job.lookup.ts';
import { isReservedSlug, slugsFor } from './slug.ts';

/** What may be asked of a job: its commands, and to be created without a slug of one's own choice. */
export type JobInput =
  | Exclude<JobCommand, { type: 'CreateJob' }>
  | Command<'CreateJob', Omit<JobDetails, 'slug'> & { slug?: string | undefined; jobId: string }>;

const sendJob = handler('job', jobDecider);

const slugOf = (job: Job): string | null =>
  job.status === 'absent' || job.status === 'removed' ? null : job.details.slug;

export const jobUsesSlug: Uses['job-slug'] = async (store, holder, slug) =>
  slugOf(await stateOf(store, holder, jobDecider)) === slug;

const refuseSlug = (code: JobRejection, status: number) => new Rejection(code, status, { errors: { slug: [code] } });

/**
 * Commands of jobs, with the slug reserved before and confirmed after: it is unique across companies. Which company has a job
 * is written down before its creation is answered.
 */
export const jobHandler = (store: EventStore, names: Names, lookup: Pick<JobLookup, 'put'>): Send<Job, JobInput> => {
  const send = sendJob(store);

  const claimOf = (jobId: string, slug: string, { tenantId }: CommandMetadata): Claim => ({
    purpose: 'job-slug',
    name: slug,
    holder: streamName('job', tenantId, jobId),
  });

  const reserve = async (jobId: string, slugs: string[], cause: CommandMetadata): Promise<Claim> => {
    for (const slug of slugs) {
      if (isReservedSlug(slug)) throw refuseSlug('slug-reserved', 422);
      const claim = claimOf(jobId, slug, cause);
      if (await names.reserve(claim, cause)) return claim;
    }
    throw refuseSlug('job-slug-taken', 409);
  };

  /** Keeps the name that the job ended up with, and lets go of one that it did not take or no longer has. */
  const settle = async (claims: Claim[], job: Job, cause: CommandMetadata) => {
    for (const claim of claims) {
      await (slugOf(job) === claim.name ? names.confirm(claim, cause) : names.release(claim, cause));
    }
  };

  const sendHolding = async (
    claims: { wanted: Claim; old?: Claim },
    run: () => Promise<Sent<Job>>,
    cause: CommandMetadata,
  ) => {
    const { wanted, old } = claims;
    try {
      const sent = await run();
      await settle(old ? [wanted, old] : [wanted], sent.state, cause);
      return sent;
    } catch (error) {
      if (error instanceof Rejection) await names.release(wanted, cause);
      throw error;
    }
  };

  const create = async (id: string, command: Extract<JobInput, { type: 'CreateJob' }>) => {
    const { slug, title } = command.data;
    const wanted = await reserve(id, slug ? [slug] : slugsFor(title, id), command.metadata);
    const held = { ...command, data: { ...command.data, slug: wanted.name } };
    const sent = await sendHolding({ wanted }, () => send(id, held), command.metadata);
    await lookup.put(id, command.metadata.tenantId);
    return sent;
  };

  const changeSlug = async (
    id: string,
    command: Exclude<JobInput, { type: 'CreateJob' }>,
    slug: string,
    ifMatch: number | null,
  ) => {
    const { metadata } = command;
    const current = slugOf(await stateOf(store, streamName('job', metadata.tenantId, id), jobDecider));
    if (current === null || current === slug) return send(id, command, ifMatch);
    const wanted = await reserve(id, [slug], metadata);
    const old = claimOf(id, current, metadata);
    return sendHolding({ wanted, old }, () => send(id, command, ifMatch), metadata);
  };

  return async (id, command, ifMatch = null) => {
    switch (command.type) {
      case 'CreateJob':
        return create(id, command);
      case 'ChangeJob':
        return command.data.slug ? changeSlug(id, command, command.data.slug, ifMatch) : send(id, command, ifMatch);
      case 'RemoveJob': {
        const sent = await send(id, command, ifMatch);
        if (sent.state.status === 'removed') {
          await names.release(claimOf(id, sent.state.details.slug, command.metadata), command.metadata);
        }
        return sent;
      }
      case 'PublishJob':
      case 'UnpublishJob':
        return send(id, command, ifMatch);
    }
  };
};
