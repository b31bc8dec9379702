import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';

type Owned = Pick<CandidateView, 'assigneeId' | 'assigneeName' | 'teamId' | 'teamName' | 'isUnowned'>;
type Translate = ReturnType<typeof useTranslate>;

/** What whoever looks after a candidate is called; null: nobody does. */
export const ownerName = ({ assigneeId, assigneeName, teamId, teamName }: Owned, t: Translate): string | null => {
  if (assigneeId) return assigneeName ?? t('common.erasedPerson');
  return teamId ? t('resources.candidates.owner.team', { name: teamName ?? '' }) : null;
};

/** Whoever looks after a candidate; who has left, or a team that is gone, is said to need somebody new. */
export const OwnerName = ({ candidate }: { candidate: Owned }) => {
  const t = useTranslate();
  const name = ownerName(candidate, t);
  if (!candidate.isUnowned) return name;
  return (
    <>
      {name} <ToneChip tone="danger" icon={PersonOffOutlined} label={t('resources.candidates.owner.unowned')} />
    </>
  );
};
