import './hire.words.ts';
import styled from '@emotion/styled';
import { isProblemError } from 'contracts/client/problem-error';
import { richTextHtml } from 'contracts/kernel/rich-text';
import { useParams } from 'react-router';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { formatDate } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { usePolicy } from './hires.ts';
import { ConfirmForm } from './PolicyForm.tsx';
import { PolicyFile, PolicyStep } from './PolicyParts.tsx';

const Root = styled(Card)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginBottom: 16 });
const Steps = styled.ol({ display: 'grid', gap: 28, margin: 0, padding: 0, listStyle: 'none' });

const isGone = (error: unknown): boolean => isProblemError(error) && error.status === 404;

/** A policy that a company that is hiring me wants me to read and confirm (docs/product.md REC-261). */
export const PolicyPage = () => {
  const { t, locale } = useTranslation();
  const { hireId = '', companyId = '', itemId = '' } = useParams();
  const place = { hireId, companyId, itemId };
  const { data, error, reload } = usePolicy(place);
  const crumbs = [{ label: t('hire.title'), to: '/c/hires' }];
  if (!data && !error) return <PageSkeleton />;
  if (!data)
    return (
      <Page title={t('hire.title')} crumbs={crumbs}>
        <Card>
          {isGone(error) ? (
            <Notice icon="info" title={t('hire.policy.gone')} detail={t('hire.policy.goneDetail')}>
              <ActionLink to="/c/hires">{t('hire.title')}</ActionLink>
            </Notice>
          ) : (
            <Failure error={error} onRetry={reload} />
          )}
        </Card>
      </Page>
    );
  const { name, summary, fileId, steps, publishedAt } = data;
  return (
    <Page title={name} crumbs={crumbs} lead={t('hire.policy.published', { day: formatDate(publishedAt, locale) })}>
      <Root>
        {summary && <RichText html={richTextHtml(summary, 'h2')} />}
        {fileId !== null && <PolicyFile place={place} fileId={fileId} name={t('hire.policy.openFile')} />}
        {steps.length > 0 && (
          <Steps>
            {steps.map((step, index) => (
              <PolicyStep key={step.id} place={place} step={step} number={index + 1} />
            ))}
          </Steps>
        )}
      </Root>
      <ConfirmForm place={place} policy={data} onStale={reload} />
    </Page>
  );
};
