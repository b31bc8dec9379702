import Alert from '@mui/material/Alert';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** A record that is shown with another: where. */
export const MergedNotice = ({ record: { mergedInto } }: { record: CandidateView }) => {
  const t = useTranslate();
  const { viewPath } = useResource('candidates');
  if (mergedInto === null) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('resources.candidates.merge.isMerged')}{' '}
      <Link to={viewPath({ id: mergedInto })}>{t('resources.candidates.merge.open')}</Link>
    </Alert>
  );
};
