import Skeleton from '@mui/material/Skeleton';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { shortText } from 'ui-kit/recruiting/resume-comparison';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { ComparisonTable, useTaken } from './ComparisonTable.tsx';

/** Fields that can be taken from the other record, in the order in which they are compared. */
const compared = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'linkedinUrl',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
  'location',
  'currentTitle',
  'currentOrganization',
  'jobLevel',
  'experienceYears',
  'summary',
  'skills',
  'work',
  'education',
  'certifications',
  'languages',
  'webAddresses',
  'availability',
] as const;

type Props = { record: CandidateView; otherId: string; onClose: () => void };

/** Two records side by side: what the one that stays takes from the other. */
export const MergeDialog = ({ record, otherId, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const { data: other } = useGetOne<CandidateView>('candidates', { id: otherId });
  const { mutate, isPending } = useSend({
    resource: 'candidates',
    success: 'resources.candidates.merge.done',
    onSuccess: onClose,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const rows = compared
    .map((field) => ({ field, mine: shortText(record[field]), others: shortText(other?.[field]) }))
    .filter(({ mine, others }) => mine !== others);
  const taken = useTaken(rows);
  return (
    <ConfirmDialog
      isOpen
      isWide
      title={t('resources.candidates.merge.title')}
      confirm={t('resources.candidates.merge.action')}
      isBusy={isPending}
      isUnready={!other}
      onConfirm={() => mutate({ id: record.id, action: 'merge', body: { otherId, take: taken.take } })}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>{t('resources.candidates.merge.detail')}</p>
      {!other && <Skeleton variant="rounded" height={200} />}
      {other && rows.length > 0 && (
        <ComparisonTable
          rows={rows}
          taken={taken}
          mine={t('resources.candidates.merge.mine')}
          others={t('resources.candidates.merge.others')}
        />
      )}
      {other && rows.length === 0 && <p style={{ marginBottom: 0 }}>{t('resources.candidates.merge.alike')}</p>}
    </ConfirmDialog>
  );
};
