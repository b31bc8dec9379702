import styled from '@emotion/styled';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import type { PublicJobView } from 'contracts/recruiting/public/public.views';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { JobFacts } from './JobFacts.tsx';
import { useJobWords } from './useJobWords.ts';

const Root = styled.div({ display: 'grid', gap: 10, justifyItems: 'start' });

type Props = { job: PublicJobView; withCompany?: boolean };

/** What one wants to be sure of before applying, and the way to all of it. */
export const JobInShort = ({ job, withCompany = false }: Props) => {
  const { t, locale } = useTranslation();
  const words = useJobWords();
  return (
    <Root>
      <JobFacts
        facts={[
          { icon: 'building', text: withCompany && job.company.name },
          { icon: 'pin', text: words.place(job) },
          { icon: 'clock', text: words.employmentTypes(job.employmentTypes) },
          { icon: 'money', text: words.salary(job) },
        ]}
      />
      <a href={publicJobPath(job.slug, locale)}>{t('job.readAll')}</a>
    </Root>
  );
};
