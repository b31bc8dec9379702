import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { grants } from './grant-dialogs.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { lastMoment } from './invitation.ts';
import { ResponseStatusChip } from './response-status.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { paddingTop: 20, borderTop: `1px solid ${theme.palette.divider}` },
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 10,
  '& > strong': { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

/** More steps than a job has. */
const SHOWN = 50;

/** One step: whether it was opened, how much of it is answered, and until when it may be. */
const Step = ({ response }: { response: ResponseView }) => {
  const t = useTranslate();
  const { stepName, status, answeredCount, questionCount, createdAt, openedAt, submittedAt } = response;
  const { expiresAt, timePercent } = response;
  const field = (name: string) => t(`resources.responses.fields.${name}`);
  const answered = t('resources.responses.answeredOf', { answered: answeredCount, count: questionCount });
  return (
    <li>
      <Head>
        <strong>{stepName}</strong>
        <ResponseStatusChip status={status} />
        <MoreActions actions={grants} record={response} />
      </Head>
      <LinearProgress
        variant="determinate"
        value={questionCount === 0 ? 0 : (answeredCount / questionCount) * 100}
        aria-label={answered}
        sx={{ marginBottom: '6px', borderRadius: 3, height: 6 }}
      />
      <p style={{ margin: '0 0 12px', fontSize: '0.875rem' }}>{answered}</p>
      <Facts>
        <dt>{field('createdAt')}</dt>
        <dd>
          <When at={createdAt} withTime />
        </dd>
        {openedAt && (
          <>
            <dt>{field('openedAt')}</dt>
            <dd>
              <When at={openedAt} withTime />
            </dd>
          </>
        )}
        {submittedAt && (
          <>
            <dt>{field('submittedAt')}</dt>
            <dd>
              <When at={submittedAt} withTime />
            </dd>
          </>
        )}
        <dt>{field('expiresAt')}</dt>
        <dd>
          <When at={lastMoment(expiresAt)} withTime />
        </dd>
        {timePercent !== 100 && (
          <>
            <dt>{field('extraTime')}</dt>
            <dd>{t('resources.responses.grant.time.percent', { percent: timePercent })}</dd>
          </>
        )}
      </Facts>
    </li>
  );
};

/** What the candidate was asked so far and how far they are; where they are invited to the next step. */
export const ResponsePanel = ({ record }: { record: InterviewView }) => {
  const t = useTranslate();
  const [isInviting, setInviting] = useState(false);
  const { data, error, isPending, refetch } = useGetList<ResponseView>('responses', {
    filter: { interviewId: record.id },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const invite = (
    <Allowed to="tenant.interviews.responses.create">
      <Button size="small" variant="outlined" onClick={() => setInviting(true)} disabled={!data}>
        {t('resources.responses.invite.action')}
      </Button>
    </Allowed>
  );
  return (
    <Panel title={t('resources.responses.panel')} actions={record.candidateName !== null && invite}>
      {isPending && <Skeleton height={80} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p style={{ margin: 0 }}>{t('resources.responses.none')}</p>}
      {data && data.length > 0 && (
        <List>
          {data.map((response) => (
            <Step key={response.id} response={response} />
          ))}
        </List>
      )}
      {data && isInviting && <InviteDialog interview={record} responses={data} onClose={() => setInviting(false)} />}
    </Panel>
  );
};
