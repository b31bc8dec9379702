import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import type { TextTools } from '#admin-ui/shared/list/cell-text';

type Several = 'employmentTypes' | 'categories' | 'industries' | 'benefits';

export const choiceWords = (job: Pick<JobView, Several>, field: Several, { t }: Pick<TextTools, 't'>): string =>
  job[field].map((choice) => t(`resources.jobs.${field}.${choice}`)).join(', ');

/** What was chosen of a list, in words. */
export const ChoiceWords = ({ job, field }: { job: Pick<JobView, Several>; field: Several }) =>
  choiceWords(job, field, { t: useTranslate() });
