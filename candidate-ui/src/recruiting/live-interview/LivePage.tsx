import './live.words.ts';
import styled from '@emotion/styled';
import { useParams } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { ClosedInterview, isClosed } from '#candidate-ui/recruiting/interview/ClosedInterview.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { LiveCard } from './LiveCard.tsx';
import { useMyLives } from './lives.ts';

const List = styled.ul({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });

/** When and where I meet the company: times to choose from, or one to say yes or no to (docs/product.md POR-35). */
export const LivePage = () => {
  const { t } = useTranslation();
  const { interview = '' } = useParams();
  const { data, error, reload } = useMyLives(interview);
  if (!data && !error) return <PageSkeleton />;
  const { companyName = '', title = '', lives = [] } = data ?? {};
  return (
    <Page
      title={t('live.title')}
      {...(data && lives.length > 0 && { lead: t('live.lead', { company: companyName, title }) })}
      crumbs={[{ label: t('shell.nav.mine'), to: '/c/interviews/mine' }]}
    >
      {!data && isClosed(error) && <ClosedInterview error={error} onRetry={reload} />}
      {!data && !isClosed(error) && <Failure error={error} onRetry={reload} />}
      {data && lives.length === 0 && (
        <Card>
          <Notice icon="clock" title={t('live.empty.title')} detail={t('live.empty.detail')} />
        </Card>
      )}
      <List>
        {lives.map((live) => (
          <li key={live.id}>
            <LiveCard interviewId={interview} company={companyName} live={live} />
          </li>
        ))}
      </List>
    </Page>
  );
};
