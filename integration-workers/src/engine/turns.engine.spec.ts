import { describe, it } from 'vitest';
import { queueConformance } from '#integration-workers/test/queue.conformance';

const url = process.env.REDIS_URL;

if (url) queueConformance('Redis', url);
else describe('whose job is next: Redis', () => it.skip('REDIS_URL is not set'));
