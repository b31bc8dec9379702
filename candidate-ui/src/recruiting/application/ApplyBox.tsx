import styled from '@emotion/styled';
import { useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { useMe } from '#candidate-ui/identity/session/me';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { AppliedBefore } from './AppliedBefore.tsx';
import { useApplications } from './applications.ts';
import { JobClosed } from './JobClosed.tsx';
import { Submitted } from './Submitted.tsx';
import { type Outcome, useApply } from './useApply.ts';

const Root = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Small = styled.p({ fontSize: '0.875rem', color: colour.inkSoft, overflowWrap: 'anywhere' });

type Props = { job: { id: string; company: { name: string } }; source: string };

/** One button that applies, under it as whom; then what comes next. Nobody applies by opening a link. */
export const ApplyBox = ({ job, source }: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { data: me } = useMe();
  const { data: applications, error } = useApplications();
  const { submit, refusal, isBusy } = useApply();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const before = applications?.find(({ jobId }) => jobId === job.id);

  if (outcome === 'submitted') return <Submitted company={job.company.name} email={me?.email ?? ''} />;
  if (outcome === 'closed') return <JobClosed />;
  if (before || outcome === 'already-applied') return <AppliedBefore application={before} />;
  if (!me || (!applications && !error)) return <Skeleton style={{ height: 76 }} />;

  const apply = async () => {
    if (!isBusy) setOutcome(await submit({ jobId: job.id, source }));
  };
  return (
    <Root>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <ActionButton onClick={() => void apply()} disabled={isBusy}>
        {t(isBusy ? 'application.apply.busy' : 'application.apply.action')}
      </ActionButton>
      <Small>{t('application.apply.as', { name: me.name, email: me.email, company: job.company.name })}</Small>
      {me.workspace === 'tenant' && me.currentTenant && (
        <Small>{t('application.apply.leavesCompany', { company: me.currentTenant.name })}</Small>
      )}
    </Root>
  );
};
