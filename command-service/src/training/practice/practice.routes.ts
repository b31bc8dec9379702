import { practicePrograms } from 'access/training/practice';
import { Rejection } from 'contracts/kernel/problem';
import { issuePracticeTicket } from 'contracts/training/practice/practice.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';

/** Files of what is practiced: nothing else of a practice reaches the server. */
export const practiceRoutes = (router: IRouter, context: FileContext): void => {
  const programs = practicePrograms(context.store);
  mount(
    router,
    issuePracticeTicket,
    async ({ auth, params: { id: program, fileId }, body: { purpose }, now }) => {
      const { tenantId: tenant, userId: sub, sid, permissions } = auth;
      if (!permissions.includes('tenant.training.practice'))
        throw new Rejection('forbidden', 403, { detail: 'This takes the permission tenant.training.practice.' });
      const record = await programs.file({ tenantId: tenant, programId: program }, fileId);
      if (!record) throw new Rejection('not-found', 404);
      assertCompleted(record);
      const right = { of: 'practice' as const, tenant, program };
      return ticketAnswer(context, { sub, sid, right, file: fileId, purpose }, now);
    },
    context,
  );
};
