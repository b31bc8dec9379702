import Button from '@mui/material/Button';
import type { JobTemplateView } from 'contracts/recruiting/job-template/job-template.entity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Basics, contentSteps, useInterviewStep } from '#admin-ui/recruiting/job/JobContentForm.tsx';
import { fromJobForm, toJobForm } from '#admin-ui/recruiting/job/job-form';
import { useMadeOf } from '#admin-ui/recruiting/job/useMadeOf';
import { FormSteps } from '#admin-ui/shared/form/FormSteps.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

const JobTemplateForm = ({ isNew }: { isNew: boolean }) => {
  const basics = (
    <Basics>
      <Input source="name" autoFocus={isNew} />
      <Input source="title" />
    </Basics>
  );
  return <FormSteps steps={[{ name: 'basics', content: basics }, ...contentSteps, ...useInterviewStep()]} />;
};

/** Begins a job that says what the template says. */
const UseTemplate = ({ record }: { record: JobTemplateView }) => {
  const t = useTranslate();
  const { path } = useResource('jobs');
  return (
    <Allowed to="tenant.jobs.create">
      <Button variant="outlined" component={Link} to={`/${path}/create?template=${record.id}`}>
        {t('resources.job-templates.use')}
      </Button>
    </Allowed>
  );
};

export const ui = resourceUi<JobTemplateView>({
  tabs: ['jobs', 'job-templates', 'question-sets', 'questions'],
  columns: ['name', 'title', 'updatedAt'],
  form: JobTemplateForm,
  toForm: toJobForm,
  fromForm: fromJobForm,
  useInitial: () => {
    const made = useMadeOf('job');
    return made === null ? null : { ...made?.values };
  },
  actions: UseTemplate,
});
