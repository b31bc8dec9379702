import { styled } from '@mui/material/styles';
import type { TrainingCertificateView } from 'contracts/training/certificate/certificate.entity';
import { useGetList, useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { useDayText } from './CertificateDay.tsx';
import { CertificateChip } from './certificate-status.ts';

/** Certificates that are shown at once; the list has all. */
const SHOWN = 50;

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' },
  '& li > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

/** What somebody has passed; nothing where they have no certificate. */
export const CertificatesOf = ({ userId, assignmentId }: { userId: string; assignmentId?: string }) => {
  const t = useTranslate();
  const dayOf = useDayText();
  const { data = [] } = useGetList<TrainingCertificateView>(
    'training-certificates',
    {
      filter: { userId: [userId], ...(assignmentId && { assignmentId }) },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { retry: false },
  );
  if (data.length === 0) return null;
  return (
    <Panel title={t('resources.training-certificates.title')}>
      <Lines>
        {data.map(({ id, programName, status, completedOn, validUntil }) => (
          <li key={id}>
            <div>
              <LinkTo resource="training-certificates" id={id}>
                {programName}
              </LinkTo>
              <br />
              <small>
                {t('training.certificate.completedOn', { day: dayOf(completedOn) })}
                {validUntil !== null && ` · ${t('training.certificate.until', { day: dayOf(validUntil) })}`}
              </small>
            </div>
            <CertificateChip status={status} />
          </li>
        ))}
      </Lines>
    </Panel>
  );
};
