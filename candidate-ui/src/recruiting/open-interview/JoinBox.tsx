import './open-interview.words.ts';
import styled from '@emotion/styled';
import type { ShownOpenInterview } from 'contracts/recruiting/open-interview/open-interview.endpoints';
import { useState } from 'react';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { useMe } from '#candidate-ui/identity/session/me';
import { useApplications } from '#candidate-ui/recruiting/application/applications';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { InterviewClosed } from './InterviewClosed.tsx';
import { type Joined, useJoin } from './open-interviews.ts';
import { Preparing } from './Preparing.tsx';

const Root = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Small = styled.p({ fontSize: '0.875rem', color: colour.inkSoft, overflowWrap: 'anywhere' });

type Props = { interview: ShownOpenInterview; source: string };

/** One button that takes part, under it as whom; then the interview itself. Nobody takes part by opening a link. */
export const JoinBox = ({ interview, source }: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { data: me } = useMe();
  const { data: applications, error } = useApplications();
  const { submit, refusal, isBusy } = useJoin();
  const [joined, setJoined] = useState<Joined | null>(null);
  const before = applications?.find(({ openInterviewId }) => openInterviewId === interview.id);

  if (joined === 'closed') return <InterviewClosed />;
  if (joined !== null && joined !== 'already-applied') return <Preparing interviewId={joined.interviewId} />;
  if (before || joined === 'already-applied')
    return (
      <Root role="status">
        <h2>{t('openInterview.joined')}</h2>
        <Small>{t(`openInterview.${before?.answerBy ? 'toAnswer' : 'answered'}`)}</Small>
        {before?.answerBy && (
          <ActionLink to={`/c/interviews/apply/${before.interviewId}`}>{t('openInterview.goOn')}</ActionLink>
        )}
        <ActionLink kind="quiet" to="/c/interviews/mine">
          {t('openInterview.mine')}
        </ActionLink>
      </Root>
    );
  if (!me || (!applications && !error)) return <Skeleton style={{ height: 76 }} />;

  const { name: company, id: companyId } = interview.company;
  const join = async () => {
    if (!isBusy) setJoined(await submit({ id: interview.id, companyId, source }));
  };
  return (
    <Root>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <ActionButton onClick={() => void join()} disabled={isBusy}>
        {t(`openInterview.${isBusy ? 'busy' : 'action'}`)}
      </ActionButton>
      <Small>{t('openInterview.as', { name: me.name, email: me.email, company })}</Small>
      {me.workspace === 'tenant' && me.currentTenant && (
        <Small>{t('openInterview.leaves', { company: me.currentTenant.name })}</Small>
      )}
    </Root>
  );
};
