import './outside.words.ts';
import styled from '@emotion/styled';
import { outsideTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { Link } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { Card, CardList } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { TrainingProgress, TrainingTag } from './TrainingProgress.tsx';
import { useMyTrainings } from './trainings.ts';

const Item = styled(Card.withComponent('li'))({ display: 'grid', gap: 10, padding: '16px 20px' });
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  '& h2': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: colour.brand, textDecoration: 'underline' },
});
const Company = styled.p({ fontSize: '0.9375rem', color: colour.inkSoft, overflowWrap: 'anywhere' });

/** Trainings of companies that I have joined by their public links. */
export const MyTrainingsPage = () => {
  const { t } = useTranslation();
  const { data, error, reload } = useMyTrainings();
  if (!data && !error) return <PageSkeleton />;
  return (
    <Page title={t('outside.mine.title')} lead={t('outside.mine.lead')}>
      {!data && <Failure error={error} onRetry={reload} />}
      {data?.length === 0 && (
        <Card>
          <Notice icon="list" title={t('outside.mine.empty')} detail={t('outside.mine.emptyDetail')} />
        </Card>
      )}
      {data && data.length > 0 && (
        <CardList>
          {data.map((training) => (
            <Item key={training.id}>
              <Head>
                <h2>
                  <Link to={outsideTrainingPath(training.id)}>{training.programName}</Link>
                </h2>
                <TrainingTag status={training.status} />
              </Head>
              <Company>{training.companyName}</Company>
              <TrainingProgress training={training} />
            </Item>
          ))}
        </CardList>
      )}
    </Page>
  );
};
