import { Rejection } from 'contracts/kernel/problem';
import { candidateImportReport } from 'contracts/recruiting/candidate-import/candidate-import.endpoints';
import { candidateImport, type Refusal } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { createShowRow } from '#projection-service/engine/show-row';
import { entityProjection } from '#projection-service/entity/entity.projection';

export const candidateImportProjection = entityProjection(candidateImport, { version: 3 });

/** Why rows were refused, and cells left out. */
export const candidateImportReportResource: ReadResource = (router, context) => {
  const show = createShowRow(candidateImportProjection, context);
  mount(
    router,
    candidateImportReport,
    async ({ auth, params, minPosition }) => {
      const row = await show(auth.tenantId, params.id, minPosition);
      if (!row) throw new Rejection('not-found', 404);
      const refused = (row.refused as Refusal[]).map((line) => ({ ...line, isLeftOut: false }));
      const leftOut = (row.leftOut as Refusal[]).map((line) => ({ ...line, isLeftOut: true }));
      return { body: [...refused, ...leftOut].sort((a, b) => a.row - b.row) };
    },
    context.http,
  );
};
