import { applications } from 'contracts/recruiting/application/application.endpoints';
import type { ApplicationView } from 'contracts/recruiting/application/application.views';
import { progressOf } from 'contracts/recruiting/interview/interview.statuses';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { applicationProjection } from './application.projection.ts';

const { step: _, ...stored } = applications.view.shape;

export const applicationResource = listResource(applications, {
  source: { ...projected(applicationProjection), hiddenBy: { column: 'job_id' } },
  hidden,
  fields: Object.keys(stored),
  present: (row) => ({ ...row, step: progressOf(row.interviewStatus as ApplicationView['interviewStatus']) }),
});
