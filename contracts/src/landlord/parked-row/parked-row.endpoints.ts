import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { ParkedRowView, RetryOutcome } from './parked-row.views.ts';

export const parkedRows = resource({
  area: 'landlord',
  name: 'parked-rows',
  access: 'landlord',
  view: ParkedRowView,
  filters: {},
  sorts: ['parkedAt'],
});
export const retryParkedRow = endpoint({
  method: 'POST',
  path: '/api/landlord/parked-rows/:id/retry',
  access: 'landlord',
  summary: 'Fold the events that wait with a row again',
  params: ById,
  answer: z.object({ outcome: RetryOutcome }),
});
