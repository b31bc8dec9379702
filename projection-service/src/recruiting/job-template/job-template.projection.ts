import { jobTemplate } from 'contracts/recruiting/job-template/job-template.entity';
import { entityProjection } from '#projection-service/entity/entity.projection';

export const jobTemplateProjection = entityProjection(jobTemplate, { version: 2 });
