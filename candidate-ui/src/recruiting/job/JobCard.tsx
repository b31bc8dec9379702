import styled from '@emotion/styled';
import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import type { OpenJobView } from 'contracts/recruiting/public/public.views';
import { Link } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { When } from '#candidate-ui/shared/When.tsx';
import { JobFacts } from './JobFacts.tsx';
import { useJobWords } from './useJobWords.ts';

const Item = styled(Card.withComponent('li'))({
  display: 'grid',
  gap: 8,
  position: 'relative',
  padding: '16px 20px',
  '&:hover': { borderColor: colour.outline },
  '&:hover h2 a': { color: colour.brand, textDecoration: 'underline' },
});
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  '& h2': { fontSize: '1.0625rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  // The whole card is the link's; the company's own link lies above it.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
});
const Company = styled.a({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  fontSize: '0.9375rem',
  fontWeight: 520,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** An open job in a list. */
export const JobCard = ({ job, isApplied }: { job: OpenJobView; isApplied: boolean }) => {
  const { t, locale } = useTranslation();
  const words = useJobWords();
  return (
    <Item>
      <Head>
        <h2>
          <Link to={`/c/jobs/show/${job.id}`}>{job.title}</Link>
        </h2>
        {isApplied && <Tag tone="success" label={t('job.open.applied')} />}
      </Head>
      <Company href={publicCompanyPath(job.companySubdomain, locale)}>{job.companyName}</Company>
      <JobFacts
        facts={[
          { icon: 'pin', text: words.place(job) },
          { icon: 'clock', text: words.employmentTypes(job.employmentTypes) },
          {
            icon: 'briefcase',
            text: (
              <>
                {t('job.posted')} <When at={job.publishedAt} />
              </>
            ),
          },
        ]}
      />
    </Item>
  );
};
