import { jobTemplate } from 'contracts/recruiting/job-template/job-template.entity';
import { entityDecider, type SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { refuseSalary } from '#command-service/recruiting/job/job.salary';
import { requireSteps } from '#command-service/recruiting/question/question-set.lookup';

const sendJobTemplate = entityHandler(jobTemplate, entityDecider(jobTemplate, { check: refuseSalary }));

/** Commands of templates: what they say of pay and of questions holds for the jobs that are made of them. */
export const jobTemplateHandler = (deps: HandlerDeps): SendEntity<typeof jobTemplate> => {
  const send = sendJobTemplate(deps);
  return async (id, command, ifMatch) => {
    if (command.type === 'CreateJobTemplate' || command.type === 'ChangeJobTemplate')
      await requireSteps(deps.store, command.metadata.tenantId, command.data.steps ?? []);
    return send(id, command, ifMatch);
  };
};
