import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession } from 'contracts/client/session';
import { register } from 'contracts/identity/registration/registration.endpoints';
import { submitApplication } from 'contracts/recruiting/application/application.endpoints';
import { job } from 'contracts/recruiting/job/job.entity';

const PASSWORD = 'a long walk by the lake';
const PAUSE_MS = 100;

const clientOf = (baseUrl: string, tenant: string | null = null) => {
  const session = createMemorySession();
  const client = createClient({ baseUrl, session, positions: createMemoryPositions(), tenant: () => tenant });
  return { session, client };
};

/** A new company; its owner, logged in. */
export const newCompany = async (url: string, subdomain: string): Promise<Client> => {
  const { session, client } = clientOf(url, subdomain);
  const person = { name: 'Ola Owner', email: `ola@${subdomain}.example`, password: PASSWORD };
  const body = { type: 'company' as const, companyName: `Company ${subdomain}`, subdomain, ...person };
  session.store((await client.call(register, { body })).data.token);
  return client;
};

export const newJob = async (owner: Client, title: string): Promise<string> => {
  const { data } = await owner.call(job.endpoints.create, { body: { title } });
  await owner.call(job.endpoints.own.PublishJob, { params: { id: data.id } });
  return data.id;
};

/** Somebody who looks for work, logged in. */
export const newApplicant = async (url: string, firstName: string): Promise<Client> => {
  const { session, client } = clientOf(url);
  const person = { firstName, lastName: 'Vasko', email: `${firstName.toLowerCase()}@mail.example`, password: PASSWORD };
  const body = { type: 'candidate' as const, ...person, employerContact: true as const };
  session.store((await client.call(register, { body })).data.token);
  return client;
};

/** Applies as a person would who tries again while the product is away, with one key for the one action. */
export const applyUntilAnswered = async (applicant: Client, jobId: string): Promise<string> => {
  const idempotencyKey = crypto.randomUUID();
  while (true) {
    try {
      return (await applicant.call(submitApplication, { body: { jobId }, idempotencyKey })).data.interviewId;
    } catch (error) {
      const { status = 0 } = error as { status?: number };
      if (status !== 0 && status < 500) throw error;
      await sleep(PAUSE_MS);
    }
  }
};
