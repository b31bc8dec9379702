import { jobContent } from 'contracts/recruiting/job/job.content';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import type { JobTemplateView } from 'contracts/recruiting/job-template/job-template.entity';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { toJobForm } from './job-form.ts';

type Original = JobView | JobTemplateView;

/** What a new job or template takes from a template or a job. */
const taken = (original: Original) => {
  const fields = ['title', 'steps', ...Object.keys(jobContent)] as (keyof Original)[];
  return { ...Object.fromEntries(fields.map((field) => [field, original[field]])), ...toJobForm(original) };
};

/** `?template=` of a new job, `?job=` of a new template: what the other says; null while it is read, undefined without one. */
export const useMadeOf = (parameter: 'job' | 'template'): { id: string; values: object } | null | undefined => {
  const [query] = useSearchParams();
  const id = query.get(parameter);
  const { data, error } = useGetOne<Original>(
    parameter === 'job' ? 'jobs' : 'job-templates',
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  );
  if (id === null || error) return undefined;
  return data ? { id, values: taken(data) } : null;
};
