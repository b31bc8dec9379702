import './open-interview.words.ts';
import styled from '@emotion/styled';
import { applyToInterviewPath, openInterviewPath } from 'contracts/recruiting/public/public.paths';
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
import { InterviewClosed } from './InterviewClosed.tsx';
import { JoinBox } from './JoinBox.tsx';
import { useOpenInterview } from './open-interviews.ts';

const Eyebrow = styled.p({ marginBottom: 6, fontSize: '0.875rem', fontWeight: 560, color: colour.brand });
const Facts = styled.div({ display: 'grid', gap: 8, margin: '12px 0 24px' });

/** Where an open interview is taken part in: the same address before and after a login or a sign-up. */
export const JoinPage = () => {
  const { t, locale } = useTranslation();
  const { id = '', source } = useParams();
  const { data: interview, error, reload } = useOpenInterview(id);
  const ways = waysIn(applyToInterviewPath(encodeURIComponent(id), encodeURIComponent(cleanSource(source))));
  const isIn = currentWorkspace() !== null;

  if (!interview)
    return (
      <PlainFrame>
        <Card aria-busy={interview === undefined && !error}>
          <PageTitle title={t('openInterview.title')} />
          {interview === null && <InterviewClosed />}
          {interview === undefined &&
            (error ? <Failure error={error} onRetry={reload} /> : <Skeleton style={{ height: 240, marginTop: 20 }} />)}
        </Card>
      </PlainFrame>
    );
  const { company, title, answerDays } = interview;
  return (
    <PlainFrame>
      <Card>
        {company.logo && <CompanyLogo logo={company.logo} />}
        <Eyebrow>{t('openInterview.eyebrow', { company: company.name })}</Eyebrow>
        <PageTitle title={title} />
        <Facts>
          <p>{t('openInterview.within', { count: answerDays })}</p>
          <a href={openInterviewPath(company.subdomain, id, locale)}>{t('openInterview.about')}</a>
        </Facts>
        {isIn ? <JoinBox interview={interview} source={cleanSource(source)} /> : <ComeIn ways={ways} />}
        {isIn && <OtherAccount login={ways.login} />}
      </Card>
    </PlainFrame>
  );
};
