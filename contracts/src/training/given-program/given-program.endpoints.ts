import { ById, endpoint } from '#contracts/kernel/endpoint';
import { givenProgram } from './given-program.entity.ts';

/** Also takes the permission to read groups. */
export const retryGivenProgram = endpoint({
  method: 'POST',
  path: '/api/tenant/given-programs/:id/retry',
  access: 'tenant.training.programs.update',
  summary: 'Give a program once more to a company that it did not reach',
  params: ById,
  answer: givenProgram.view,
});
