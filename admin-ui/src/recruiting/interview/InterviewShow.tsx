import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { candidatePath, INTERVIEWS, jobPath } from '#admin-ui/recruiting/paths';
import { usePersonName } from '#admin-ui/recruiting/usePersonName';
import { Facts, Panel, TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ChangeStatusForm } from './ChangeStatusForm.tsx';
import { InterviewLog } from './InterviewLog.tsx';
import { InterviewStatusChip } from './InterviewStatusChip.tsx';

const InterviewFacts = ({ interview }: { interview: InterviewView }) => {
  const t = useTranslate();
  const can = useCan();
  const { candidateId, candidateName, jobId, jobTitle, createdAt, updatedAt } = interview;
  const candidate = <PersonName name={candidateName} />;
  return (
    <Facts>
      <dt>{t('recruiting.interview.field.candidate')}</dt>
      <dd>
        {can('tenant.candidates.read') ? <Link to={candidatePath({ id: candidateId })}>{candidate}</Link> : candidate}
      </dd>
      <dt>{t('recruiting.interview.field.job')}</dt>
      <dd>{can('tenant.jobs.read') ? <Link to={jobPath({ id: jobId })}>{jobTitle}</Link> : jobTitle}</dd>
      <dt>{t('recruiting.interview.field.createdAt')}</dt>
      <dd>
        <When at={createdAt} withTime />
      </dd>
      <dt>{t('recruiting.interview.field.updatedAt')}</dt>
      <dd>
        <When at={updatedAt} withTime />
      </dd>
    </Facts>
  );
};

const useCrumbs = () => {
  const t = useTranslate();
  return [{ label: t('layout.area.recruiting') }, { label: t('recruiting.interview.title'), to: `/${INTERVIEWS}` }];
};

export const InterviewShow = () => {
  const t = useTranslate();
  const nameOf = usePersonName();
  const crumbs = useCrumbs();
  return (
    <RecordPage<InterviewView> resource={INTERVIEWS} crumbs={crumbs} title="recruiting.interview.one">
      {(interview) => (
        <Page
          title={nameOf(interview.candidateName)}
          crumbs={crumbs}
          badge={<InterviewStatusChip status={interview.status} />}
          detail={interview.jobTitle}
        >
          <TwoColumns>
            <Panel title={t('recruiting.interview.log.title')}>
              <InterviewLog interview={interview} />
            </Panel>
            <div data-first style={{ display: 'grid', gap: 16 }}>
              <Allowed to="tenant.interviews.update">
                <Panel title={t('recruiting.interview.change.title')}>
                  <ChangeStatusForm id={interview.id} status={interview.status} />
                </Panel>
              </Allowed>
              <Panel title={t('recruiting.interview.facts')}>
                <InterviewFacts interview={interview} />
              </Panel>
            </div>
          </TwoColumns>
        </Page>
      )}
    </RecordPage>
  );
};
