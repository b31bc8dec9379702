import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { QuarantinedFileView } from './quarantine.views.ts';

export const quarantinedFile = resource({
  name: 'quarantined-files',
  access: 'tenant.files.quarantine.read',
  view: QuarantinedFileView,
  filters: {},
  sorts: ['quarantinedAt'],
});

export const deleteQuarantinedFile = endpoint({
  method: 'DELETE',
  path: '/api/tenant/quarantined-files/:id',
  access: 'tenant.files.quarantine.delete',
  summary: 'Delete the bytes of a file in quarantine for good',
  params: ById,
  answer: z.object({}),
});
