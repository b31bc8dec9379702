import { queueConformance } from '#integration-workers/test/queue.conformance';

queueConformance('Postgres');
