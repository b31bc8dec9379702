import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { InterviewsOf } from '#admin-ui/recruiting/interview/InterviewsOf.tsx';
import { CANDIDATES, candidateEditPath } from '#admin-ui/recruiting/paths';
import { usePersonName } from '#admin-ui/recruiting/usePersonName';
import { type MoreAction, MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { Panel, TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { RemoveDialog } from '#admin-ui/shared/RemoveDialog.tsx';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';
import { CandidateLabels } from './CandidateLabels.tsx';
import { candidateName } from './candidate-name.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { OpenInterviewButton } from './OpenInterviewButton.tsx';
import { useCandidateCrumbs } from './useCandidateCrumbs.ts';

const Side = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' });

const useMoreActions = (candidate: CandidateView): MoreAction[] => {
  const t = useTranslate();
  const can = useCan();
  if (!can('tenant.candidates.delete')) return [];
  const erase: MoreAction = {
    key: 'erase',
    label: t('recruiting.candidate.erase.action'),
    isDangerous: true,
    dialog: (close) => <EraseDialog candidate={candidate} onClose={close} />,
  };
  const remove: MoreAction = {
    key: 'remove',
    label: t('recruiting.candidate.remove.action'),
    isDangerous: true,
    dialog: (close) => (
      <RemoveDialog resource={CANDIDATES} id={candidate.id} texts="recruiting.candidate.remove" onClose={close} />
    ),
  };
  return candidate.erased ? [remove] : [remove, erase];
};

const Actions = ({ candidate }: { candidate: CandidateView }) => {
  const t = useTranslate();
  const more = useMoreActions(candidate);
  return (
    <>
      <MoreActions actions={more} />
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

const LinkedChip = () => {
  const t = useTranslate();
  return <ToneChip tone="quiet" icon={AccountCircleOutlined} label={t('recruiting.candidate.linked')} />;
};

/** Erased, or somebody with an account of their own. */
const MarkOf = ({ candidate }: { candidate: CandidateView }) => {
  if (candidate.erased) return <ErasedChip />;
  return candidate.linked ? <LinkedChip /> : null;
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
          badge={<MarkOf candidate={candidate} />}
          actions={<Actions candidate={candidate} />}
        >
          <TwoColumns>
            <Allowed to="tenant.interviews.read">
              <InterviewsOf filter={{ candidateId: candidate.id }} shows="job" />
            </Allowed>
            <Side>
              <Panel title={t('recruiting.candidate.facts')}>
                <CandidateFacts candidate={candidate} />
              </Panel>
              {!candidate.erased && (
                <Allowed to="tenant.labels.read">
                  <Panel title={t('recruiting.candidate.field.labels')}>
                    <CandidateLabels candidate={candidate} />
                  </Panel>
                </Allowed>
              )}
            </Side>
          </TwoColumns>
        </Page>
      )}
    </RecordPage>
  );
};
