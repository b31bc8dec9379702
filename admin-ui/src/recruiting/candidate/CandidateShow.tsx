import EditOutlined from '@mui/icons-material/EditOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { InterviewsOf } from '#admin-ui/recruiting/interview/InterviewsOf.tsx';
import { CANDIDATES, candidateEditPath } from '#admin-ui/recruiting/paths';
import { usePersonName } from '#admin-ui/recruiting/usePersonName';
import { Panel, TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { RemoveButton } from '#admin-ui/shared/RemoveButton.tsx';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';
import { candidateName } from './candidate-name.ts';
import { EraseButton } from './EraseButton.tsx';
import { OpenInterviewButton } from './OpenInterviewButton.tsx';
import { useCandidateCrumbs } from './useCandidateCrumbs.ts';

const Actions = ({ candidate }: { candidate: CandidateView }) => {
  const t = useTranslate();
  return (
    <>
      <Allowed to="tenant.candidates.delete">
        {!candidate.erased && <EraseButton candidate={candidate} />}
        <RemoveButton
          resource={CANDIDATES}
          id={candidate.id}
          label={t('recruiting.candidate.remove.action')}
          title={t('recruiting.candidate.remove.title')}
          detail={t('recruiting.candidate.remove.detail')}
          success="recruiting.candidate.remove.done"
        />
      </Allowed>
      {!candidate.erased && (
        <>
          <Allowed to="tenant.candidates.update">
            <Button variant="outlined" startIcon={<EditOutlined />} component={Link} to={candidateEditPath(candidate)}>
              {t('common.edit')}
            </Button>
          </Allowed>
          <Allowed to="tenant.interviews.create">
            <OpenInterviewButton candidateId={candidate.id} />
          </Allowed>
        </>
      )}
    </>
  );
};

const ErasedChip = () => {
  const t = useTranslate();
  return <ToneChip tone="quiet" icon={PersonOffOutlined} label={t('recruiting.candidate.erased')} />;
};

export const CandidateShow = () => {
  const t = useTranslate();
  const nameOf = usePersonName();
  const crumbs = useCandidateCrumbs();
  return (
    <RecordPage<CandidateView> resource={CANDIDATES} crumbs={crumbs()} title="recruiting.candidate.one">
      {(candidate) => (
        <Page
          title={nameOf(candidateName(candidate))}
          crumbs={crumbs()}
          badge={candidate.erased && <ErasedChip />}
          actions={<Actions candidate={candidate} />}
        >
          <TwoColumns>
            <Allowed to="tenant.interviews.read">
              <InterviewsOf filter={{ candidateId: candidate.id }} shows="job" />
            </Allowed>
            <Panel title={t('recruiting.candidate.facts')}>
              <CandidateFacts candidate={candidate} />
            </Panel>
          </TwoColumns>
        </Page>
      )}
    </RecordPage>
  );
};
