import Alert from '@mui/material/Alert';
import type { MyTrainingPage } from 'contracts/training/assignment/assignment.views';
import { isPassed } from 'contracts/training/certificate/certificate.choices';
import { useTranslate } from 'react-admin';
import { useDayText } from './CertificateDay.tsx';
import { DownloadButton } from './DownloadButton.tsx';

/** What somebody has to reach for the certificate of a training, or the certificate; nothing where there is none to be had. */
export const MyCertificatePart = ({ training }: { training: MyTrainingPage }) => {
  const t = useTranslate();
  const dayOf = useDayText();
  const { certificate, hasCertificate, passPercent, status, unreviewed, programName } = training;
  const words = 'training.certificate';
  if (certificate) {
    if (certificate.status === 'withdrawn')
      return <Alert severity="warning">{t('problem.certificate-withdrawn')}</Alert>;
    const { id, validUntil } = certificate;
    const until = validUntil === null ? '' : ` ${t(`${words}.until`, { day: dayOf(validUntil) })}.`;
    return (
      <Alert
        severity={certificate.status === 'valid' ? 'success' : 'info'}
        action={<DownloadButton path={`/api/employee/certificates/${id}`} name={programName} size="small" />}
        sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      >
        {t(`${words}.passed`)}
        {until}
      </Alert>
    );
  }
  if (!hasCertificate || status === 'expired') return null;
  const percent = { percent: passPercent };
  if (status !== 'completed' || unreviewed > 0)
    return <Alert severity="info">{passPercent > 0 ? t(`${words}.hintPercent`, percent) : t(`${words}.hint`)}</Alert>;
  if (isPassed(training, passPercent)) return <Alert severity="success">{t(`${words}.pending`)}</Alert>;
  return <Alert severity="warning">{t(`${words}.failed`, percent)}</Alert>;
};
