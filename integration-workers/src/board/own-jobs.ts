import { AsyncLocalStorage } from 'node:async_hooks';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { Job } from 'bullmq';
import type { WorkQueue } from '#integration-workers/engine/queue';
import type { WorkItem } from '#integration-workers/engine/work-item';

const viewer = new AsyncLocalStorage<string>();

/** Everything `look` reads through the adapter shows the jobs of this company alone. */
export const asTenant = <T>(tenantId: string, look: () => T): T => viewer.run(tenantId, look);

/** What job ids look like here: those that policies and BullMQ itself make. */
const JOB_ID = /^[\w-]{1,64}$/;

const isOwn = (job: Job<WorkItem>): boolean => job.data?.cause?.tenantId === viewer.getStore();

/** Another company's job: counted and timed, and nothing else of it. */
const redacted = (job: Job<WorkItem>): Job<WorkItem> => {
  const { id, name, timestamp, processedOn, finishedOn, attemptsMade, failedReason } = job;
  const shown = {
    id,
    name,
    timestamp,
    processedOn,
    finishedOn,
    attemptsMade,
    failedReason: failedReason && 'redacted',
  };
  return Object.assign(Object.create(job), {
    toJSON: () => ({ ...shown, progress: 0, stacktrace: [], data: {}, returnvalue: null, opts: {} }),
  });
};

/** The queue as the board sees it: read-only, with the jobs of other companies redacted. */
export const ownJobsAdapter = (queue: WorkQueue): BullMQAdapter => {
  const adapter = new BullMQAdapter(queue as never, { readOnlyMode: true, allowRetries: false });
  const findJob = adapter.getJob.bind(adapter);
  const listJobs = adapter.getJobs.bind(adapter);
  const listLogs = adapter.getJobLogs.bind(adapter);
  const getJob: typeof findJob = async (id) => {
    const job = JOB_ID.test(id) ? await findJob(id) : undefined;
    return job && isOwn(job) ? job : undefined;
  };
  return Object.assign(adapter, {
    getJob,
    getJobs: async (...asked: Parameters<typeof listJobs>) =>
      (await listJobs(...asked)).map((job) => (isOwn(job) ? job : redacted(job))),
    getJobLogs: async (id: string) => ((await getJob(id)) ? listLogs(id) : []),
  });
};
