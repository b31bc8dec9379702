import { GLOBAL } from './id.ts';
import type { CommandMetadata } from './message.ts';

/** Ids and a cause that specs, seeds and stories share. */
export const exampleTenantId = '018f6a10-0000-7000-8000-000000000001';
export const exampleUserId = '018f6a10-0000-7000-8000-000000000002';
export const exampleCandidateId = '018f6a10-0000-7000-8000-000000000003';
export const exampleJobId = '018f6a10-0000-7000-8000-000000000004';
export const exampleInterviewId = '018f6a10-0000-7000-8000-000000000005';

export const exampleCause: CommandMetadata = {
  tenantId: exampleTenantId,
  actor: { type: 'user', id: exampleUserId },
  ip: '203.0.113.7',
  occurredAt: '2026-03-02T09:00:00.000Z',
  correlationId: 'c-1',
  causationId: 'c-1',
  now: new Date('2026-03-02T09:00:00.000Z'),
};

export const exampleGlobalCause: CommandMetadata = { ...exampleCause, tenantId: GLOBAL };
