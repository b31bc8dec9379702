import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { certificateNumber } from 'contracts/training/certificate/certificate.choices';
import type { MyCertificate } from 'contracts/training/certificate/certificate.endpoints';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { MY_TRAININGS_PATH } from '#admin-ui/training/mine/paths';
import { useMine } from '#admin-ui/training/mine/useMine';
import { ScoreText } from '#admin-ui/training/TrainingProgress.tsx';
import { useDayText } from './CertificateDay.tsx';
import { CopyLink } from './CopyLink.tsx';
import { CertificateChip } from './certificate-status.ts';
import { DownloadButton } from './DownloadButton.tsx';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '16px 20px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& > div:first-of-type': { flex: '1 1 280px', minWidth: 0 },
  '& h2': { margin: '0 0 6px', fontSize: '1rem', fontWeight: 640, overflowWrap: 'anywhere' },
  '& p': { margin: '8px 0 0', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Line = ({ one }: { one: MyCertificate }) => {
  const t = useTranslate();
  const dayOf = useDayText();
  const { id, programName, status, completedOn, validUntil, possible } = one;
  return (
    <Card>
      <div>
        <h2>{programName}</h2>
        <CertificateChip status={status} />
        <p>
          {t('training.certificate.completedOn', { day: dayOf(completedOn) })}
          {' · '}
          {validUntil === null
            ? t('training.certificate.forEver')
            : t('training.certificate.until', { day: dayOf(validUntil) })}
          {possible > 0 && ' · '}
          {possible > 0 && <ScoreText {...one} unreviewed={0} />}
          <br />
          {t('training.certificate.number', { number: certificateNumber(id) })}
        </p>
      </div>
      {status !== 'withdrawn' && (
        <Actions>
          <CopyLink path={`/api/employee/certificates/${id}`} name={programName} />
          <DownloadButton path={`/api/employee/certificates/${id}`} name={programName} />
        </Actions>
      )}
    </Card>
  );
};

/** Certificates of mine, the newest first. */
export const MyCertificatesPage = () => {
  const t = useTranslate();
  const { data, error, refetch } = useMine<MyCertificate[]>('certificates');
  const words = 'training.certificate.mine';
  const crumbs = [{ label: t('training.mine.title'), to: `/${MY_TRAININGS_PATH}` }];
  return (
    <Page title={t(`${words}.title`)} detail={t(`${words}.detail`)} crumbs={crumbs} narrow>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={112} />}
      {data?.length === 0 && (
        <Notice icon={WorkspacePremiumOutlined} title={t(`${words}.none`)} detail={t(`${words}.noneDetail`)} />
      )}
      <List>
        {data?.map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </List>
    </Page>
  );
};
