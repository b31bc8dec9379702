import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { SendMailButton } from '#admin-ui/recruiting/candidate-mail/SendMailButton.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { CertificateButton } from './erasure/CertificateButton.tsx';
import { OpenInterviewButton } from './OpenInterviewButton.tsx';
import { asOfPath } from './timeline/as-of-path.ts';

/** The way to how a candidate stood at any moment; then what is done with them most. */
export const CandidateActions = ({ record }: { record: CandidateView }) => {
  const t = useTranslate();
  const hires = useResource('pending-hires');
  return (
    <>
      <Allowed to="tenant.audit.read">
        <Button variant="outlined" startIcon={<HistoryOutlined />} component={Link} to={asOfPath(record.id)}>
          {t('resources.candidates.asOf.action')}
        </Button>
      </Allowed>
      {!record.isMerged && !record.erased && <SendMailButton to={{ candidateIds: [record.id] }} />}
      {!record.isMerged && !record.erased && (
        <Allowed to="tenant.pendingHires.create">
          <Button
            variant="outlined"
            component={Link}
            to={`/${hires.path}/create?${new URLSearchParams({ candidateId: record.id })}`}
          >
            {t('resources.pending-hires.start')}
          </Button>
        </Allowed>
      )}
      {record.erased && <CertificateButton id={record.id} />}
      {!record.isMerged && <OpenInterviewButton record={record} />}
    </>
  );
};
