import styled from '@emotion/styled';
import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import { Link } from 'react-router';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { formatDateTime } from 'ui-kit/format/formats';
import { browserZone, zoneName } from 'ui-kit/format/time-zones';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { session } from '#candidate-ui/api/client';
import { unsent } from '#candidate-ui/recruiting/response/unsent';
import { Card } from '#candidate-ui/shared/Card';
import { When } from '#candidate-ui/shared/When.tsx';
import type { MyInterview } from './applications.ts';
import { StatusTag } from './StatusTag.tsx';

const Item = styled(Card.withComponent('li'))({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: '16px 20px',
});
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  width: '100%',
  '& h3': { minWidth: 0, overflowWrap: 'anywhere' },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a:hover': { color: colour.brand, textDecoration: 'underline' },
});
const Company = styled.a({
  fontSize: '0.9375rem',
  fontWeight: 520,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const Small = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });

type ToAnswerProps = { interviewId: string; answerBy: string; company: string };

/** Questions that wait for answers, and until when. */
const ToAnswer = ({ interviewId, answerBy, company }: ToAnswerProps) => {
  const { t, locale } = useTranslation();
  const until = { at: formatDateTime(answerBy, locale), zone: zoneName(browserZone()) };
  return (
    <>
      <p>{t('application.mine.toAnswer', { company })}</p>
      <p>{t('application.mine.answerBy', until)}</p>
      <ActionLink to={`/c/interviews/apply/${interviewId}`}>{t('application.mine.answer')}</ActionLink>
    </>
  );
};

/** What an open page of a job says, staff may not have published: an invitation does not lead there. */
const Title = ({ jobId, jobTitle, isInvited }: MyInterview) => (
  <h3>{jobId === null || isInvited ? jobTitle : <Link to={`/c/jobs/show/${jobId}`}>{jobTitle}</Link>}</h3>
);

/** One application or invitation: for what, with whom, and what its status means. */
export const ApplicationCard = ({ interview }: { interview: MyInterview }) => {
  const { t, locale } = useTranslation();
  const { companyName, companySubdomain, isInvited, since, updatedAt, interviewId, answerBy } = interview;
  const status = isInvited && interview.status === 'created' ? 'invited' : interview.status;
  return (
    <Item>
      <Head>
        <Title {...interview} />
        <StatusTag status={answerBy === null ? status : 'to-answer'} />
      </Head>
      <Company href={publicCompanyPath(companySubdomain, locale)}>{companyName}</Company>
      {answerBy === null ? (
        <p>{t(`application.status.${status}.detail`, { company: companyName })}</p>
      ) : (
        <ToAnswer interviewId={interviewId} answerBy={answerBy} company={companyName} />
      )}
      {interview.hasLive && (
        <ActionLink kind="quiet" to={`/c/interviews/live/${interviewId}`}>
          {t('application.mine.live')}
        </ActionLink>
      )}
      {answerBy === null && unsent.has(session.claims()?.sub, interviewId) && (
        <>
          <p>{t('application.mine.unsent')}</p>
          <ActionLink kind="quiet" to={`/c/interviews/apply/${interviewId}`}>
            {t('application.mine.send')}
          </ActionLink>
        </>
      )}
      <Small>
        {t(`application.mine.${isInvited ? 'invited' : 'applied'}`)} <When at={since} />
        {updatedAt !== since && (
          <>
            {' · '}
            {t('application.mine.updated')} <When at={updatedAt} />
          </>
        )}
      </Small>
    </Item>
  );
};
