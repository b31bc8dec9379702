import { z } from 'zod';
import { endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { AuditEntryView, StateAsOfView } from './audit.views.ts';

export const auditLog = resource({
  name: 'audit-log',
  access: 'tenant.audit.read',
  view: AuditEntryView,
  filters: {
    entity: text(50).optional(),
    entityId: Id.optional(),
    actorId: Id.optional(),
    event: text(100).optional(),
    /** Inclusive bounds on the time of the event. */
    occurredAt_gte: z.iso.datetime().optional(),
    occurredAt_lte: z.iso.datetime().optional(),
  },
  sorts: ['occurredAt'],
});

export const stateAsOf = endpoint({
  method: 'GET',
  path: '/api/tenant/audit-log/state',
  access: 'tenant.audit.read',
  summary: 'Get the state of a job, candidate or interview at a point in time',
  query: z.strictObject({ entity: z.enum(['job', 'candidate', 'interview']), id: Id, at: z.iso.datetime() }),
  answer: StateAsOfView,
});
