import './outside.words.ts';
import styled from '@emotion/styled';
import { TRAINING_PAGE } from 'contracts/training/public-training/public-training.choices';
import { joinTrainingPath, publicTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { useParams } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { waysIn } from 'ui-kit/identity/session/redirect';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { colour } from 'ui-kit/theme/colours';
import { currentWorkspace } from '#candidate-ui/identity/session/workspace';
import { ComeIn } from '#candidate-ui/recruiting/application/ComeIn.tsx';
import { OtherAccount } from '#candidate-ui/recruiting/application/OtherAccount.tsx';
import { cleanSource } from '#candidate-ui/recruiting/application/source';
import { CompanyLogo } from '#candidate-ui/recruiting/job/CompanyLogo.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { JoinBox, NotOpen } from './JoinBox.tsx';
import { usePublicTraining } from './trainings.ts';

const Eyebrow = styled.p({ marginBottom: 6, fontSize: '0.875rem', fontWeight: 560, color: colour.brand });
const Facts = styled.div({ display: 'grid', gap: 8, margin: '12px 0 24px' });

/** Where a public training is joined: the same address before and after a login or a sign-up. */
export const JoinPage = () => {
  const { t, locale } = useTranslation();
  const { id = '', source } = useParams();
  const { data: training, error, reload } = usePublicTraining(id);
  const from = source ? cleanSource(source) : TRAINING_PAGE;
  const ways = waysIn(joinTrainingPath(encodeURIComponent(id), encodeURIComponent(from)));
  const isIn = currentWorkspace() !== null;

  if (!training)
    return (
      <PlainFrame>
        <Card aria-busy={training === undefined && !error}>
          <PageTitle title={t('outside.join.title')} />
          {training === null && <NotOpen />}
          {training === undefined &&
            (error ? <Failure error={error} onRetry={reload} /> : <Skeleton style={{ height: 240, marginTop: 20 }} />)}
        </Card>
      </PlainFrame>
    );
  const { company, name, lessons, slug } = training;
  return (
    <PlainFrame>
      <Card>
        {company.logo && <CompanyLogo logo={company.logo} />}
        <Eyebrow>{t('outside.join.eyebrow', { company: company.name })}</Eyebrow>
        <PageTitle title={name} />
        <Facts>
          <p>{t('outside.join.lessons', { count: lessons.length })}</p>
          <a href={publicTrainingPath(company.subdomain, slug, undefined, locale)}>{t('outside.join.about')}</a>
        </Facts>
        {isIn ? (
          <JoinBox training={training} source={from} />
        ) : (
          <ComeIn ways={ways} why={t('outside.join.why')} signUp={t('outside.join.signUp')} />
        )}
        {isIn && <OtherAccount login={ways.login} />}
      </Card>
    </PlainFrame>
  );
};
