import { Rejection } from 'contracts/kernel/problem';
import { showMyExport } from 'contracts/recruiting/profile/profile.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { myApplicationProjection } from '#projection-service/recruiting/application/my-application.projection';
import { FILE_SOURCES } from '#projection-service/recruiting/candidate/candidate-file';
import { INTERVIEW_SOURCES } from '#projection-service/recruiting/interview/interview-file';
import { marketplaceBuyerProjection } from '#projection-service/recruiting/marketplace/marketplace-buyer.projection';
import { myMarketplaceProjection } from '#projection-service/recruiting/marketplace/my-marketplace.projection';
import { myHireProjection } from '#projection-service/recruiting/pending-hire/my-hire.projection';
import { profileProjection } from '#projection-service/recruiting/profile/profile.projection';
import { profileDocumentProjection } from '#projection-service/recruiting/profile/profile-document.projection';
import { acknowledgementProjection } from '#projection-service/training/acknowledgement/acknowledgement.projection';
import { assignmentProjection } from '#projection-service/training/assignment/assignment.projection';
import { learnerProjection } from '#projection-service/training/learner/learner.projection';
import { ownLearning } from '#projection-service/training/learner/own-learning';
import { readAccount } from './account-data.ts';
import { companiesNotes } from './companies-notes.ts';
import { type ExportContext, readOwn } from './own-records.ts';

const sources = [
  profileProjection,
  profileDocumentProjection,
  myApplicationProjection,
  myMarketplaceProjection,
  marketplaceBuyerProjection,
  myHireProjection,
  learnerProjection,
  assignmentProjection,
  acknowledgementProjection,
]
  .map(({ name }) => name)
  .concat(FILE_SOURCES, INTERVIEW_SOURCES);

/**
 * GET /api/candidate/exports/{id}: all that is known of somebody, put together when they fetch it and kept nowhere. Only a copy
 * that they asked for, which their history and the companies' tell of.
 */
export const exportResource = (router: IRouter, context: ExportContext): void => {
  mount(
    router,
    showMyExport,
    async ({ auth: { userId }, params: { id }, minPosition }) => {
      await reachMinPosition(context, minPosition, sources);
      const { exports, ...account } = await readAccount(context.store, userId);
      const exportedAt = exports.get(id);
      if (exportedAt === undefined) throw new Rejection('not-found', 404);
      const own = await readOwn(context, userId);
      const companies = await companiesNotes(context, userId, own.applied);
      const learning = await ownLearning(context, userId);
      const { applied: _, account: row, ...rest } = own;
      const body = { id, exportedAt, account: { id: userId, ...row, ...account }, ...rest, companies, learning };
      return { body, headers: { 'Content-Disposition': `attachment; filename="onrecord-${id}.json"` } };
    },
    context.http,
  );
};
