import { certificateNumber } from 'contracts/training/certificate/certificate.choices';
import type { TrainingCertificateView } from 'contracts/training/certificate/certificate.entity';
import { useTranslate } from 'react-admin';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import type { MoreAction } from '#admin-ui/shared/MoreActions.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ScoreText } from '#admin-ui/training/TrainingProgress.tsx';
import { CertificateDay } from './CertificateDay.tsx';
import { CopyLink } from './CopyLink.tsx';
import { CertificateChip } from './certificate-status.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const ProgramFilter = () => {
  const t = useTranslate();
  const label = t('resources.training-certificates.fields.programName');
  return <ReferenceFilter source="programId" reference="training-programs" label={label} />;
};
const PersonFilter = () => {
  const t = useTranslate();
  return (
    <ReferenceFilter source="userId" reference="users" label={t('resources.training-certificates.fields.userId')} />
  );
};

const Holder = ({ userName }: Pick<TrainingCertificateView, 'userName'>) => {
  const t = useTranslate();
  return userName ?? t('common.erasedPerson');
};

const Actions = ({ record: { id, programName, userName, status } }: { record: TrainingCertificateView }) =>
  status === 'withdrawn' || userName === null ? null : (
    <>
      <CopyLink path={`/api/tenant/training-certificates/${id}`} name={programName} />
      <DownloadButton path={`/api/tenant/training-certificates/${id}`} name={programName} />
    </>
  );

const withdraw: MoreAction<TrainingCertificateView> = {
  label: 'training.certificate.withdraw.action',
  permission: 'tenant.training.schedules.update',
  isFor: ({ status, userName }) => status !== 'withdrawn' && userName !== null,
  isDangerous: true,
  dialog: WithdrawDialog,
};

export const ui = resourceUi<TrainingCertificateView>({
  columns: [
    { field: 'userName', render: (one) => <Holder {...one} />, text: ({ userName }) => userName ?? '' },
    { field: 'programName', render: ({ programName }) => programName },
    {
      field: 'completedOn',
      width: 150,
      card: 'none',
      render: ({ completedOn }) => <CertificateDay day={completedOn} />,
    },
    {
      field: 'validUntil',
      sort: 'expiresAt',
      width: 150,
      render: ({ validUntil }) => <CertificateDay day={validUntil} />,
      text: ({ validUntil }) => validUntil ?? '',
    },
    { field: 'status', card: 'corner', width: 140 },
  ],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: ['status', ProgramFilter, PersonFilter],
  rowName: ({ userName, programName }, t) => `${userName ?? t('common.erasedPerson')}: ${programName}`,
  values: {
    userName: (one) => <Holder {...one} />,
    number: ({ id }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{certificateNumber(id)}</span>,
    programName: ({ programId, programName }) => (
      <LinkTo resource="training-programs" id={programId}>
        {programName}
      </LinkTo>
    ),
    earned: (one) => <ScoreText {...one} unreviewed={0} />,
    completedOn: ({ completedOn }) => <CertificateDay day={completedOn} />,
    validUntil: ({ validUntil }) => <CertificateDay day={validUntil} />,
    withdrawnAt: ({ withdrawnAt }) => withdrawnAt !== null && <When at={withdrawnAt} withTime />,
    status: ({ status }) => <CertificateChip status={status} />,
  },
  isFresh: true,
  isStacked: true,
  badge: ({ record }) => <CertificateChip status={record.status} />,
  actions: Actions,
  moreActions: [withdraw],
  facts: [
    ...['userName', 'programName', 'programVersion', 'completedOn', 'earned', 'validUntil', 'number', 'companyName'],
    ...['withdrawnAt', 'createdAt'],
  ],
});
