import { Rejection } from 'contracts/kernel/problem';
import { candidateJsonResume, type JsonResume } from 'contracts/recruiting/candidate/candidate.json-resume';
import { resumeOf } from 'contracts/recruiting/candidate/candidate.resume-written';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { createShowRow } from '#projection-service/engine/show-row';
import { candidateProjection } from './candidate.projection.ts';

/** A candidate as a résumé; of somebody who was erased there is none. */
export const candidateResumeResource: ReadResource = (router, context) => {
  const show = createShowRow(candidateProjection, context);
  mount(
    router,
    candidateJsonResume,
    async ({ auth, params, minPosition }) => {
      const row = await show(auth.tenantId, params.id, minPosition);
      if (!row) throw new Rejection('not-found', 404);
      if (row.erased) throw new Rejection('erased', 409);
      const record = { ...row, experienceYears: Number(row.experienceYears ?? 0) };
      return { body: resumeOf(record, (row.jsonResume ?? null) as JsonResume | null) };
    },
    context.http,
  );
};
