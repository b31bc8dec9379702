import { newId } from 'contracts/kernel/id';
import { openPublisher } from 'integration-workers/bus/publisher';
import { createRelay } from 'integration-workers/bus/relay';
import { postgresCheckpoints } from 'integration-workers/engine/checkpoint';
import { eventually, type Harness, silent } from 'integration-workers/test/workers.harness';
import type { Kafka } from 'kafkajs';
import { openPool } from 'platform/postgres/pool';

/** Begins to tell a cluster what is in a store. */
export const startRelay = ({ urls, events }: Harness, kafka: Kafka) => {
  const pool = openPool(urls.WORKER_DATABASE_URL, 2, silent);
  const { engine, feed } = events;
  const relay = createRelay({
    ...{ engine, feed, checkpoints: postgresCheckpoints(pool) },
    openPublisher: () => openPublisher(kafka, engine.storeId),
  });
  const stop = new AbortController();
  const running = relay.run(stop.signal);
  return {
    /** Until all that is in the store is on the bus too. */
    caughtUp: () => eventually(async () => (await relay.lag()) === 0),
    close: async () => {
      stop.abort();
      await running;
      await pool.end();
    },
  };
};

/** Writes that a company has a new candidate; answers their id. */
export const addCandidate = async ({ append }: Harness): Promise<string> => {
  const candidateId = newId(new Date());
  const data = {
    candidateId,
    firstName: 'Adelaide',
    lastName: 'Byron',
    email: 'adelaide@x.example',
    phone: '+351 21 000 00 00',
    phoneE164: '+351210000000',
  };
  await append('candidate', candidateId, { type: 'CandidateCreated', data });
  return candidateId;
};

/** What of a candidate nobody may read on the bus. */
export const PLAINTEXT = /Adelaide|adelaide@/;
