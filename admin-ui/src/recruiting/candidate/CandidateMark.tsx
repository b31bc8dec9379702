import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

const Mark = statusChip<'erased' | 'linked'>('resources.candidates.mark', {
  erased: { tone: 'quiet', icon: PersonOffOutlined },
  linked: { tone: 'quiet', icon: AccountCircleOutlined },
});

/** Erased, or somebody with an account of their own. */
export const CandidateMark = ({ record: { erased, linked } }: { record: CandidateView }) => {
  if (erased) return <Mark status="erased" />;
  return linked ? <Mark status="linked" /> : null;
};
