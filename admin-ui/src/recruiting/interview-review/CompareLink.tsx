import CompareOutlined from '@mui/icons-material/CompareOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** The way to all answers of a job's candidates side by side. */
export const CompareLink = ({ jobId }: { jobId: string }) => {
  const t = useTranslate();
  const { path } = useResource('jobs');
  return (
    <Allowed to="tenant.interviews.responses.read">
      <Button variant="outlined" startIcon={<CompareOutlined />} component={Link} to={`/${path}/${jobId}/compare`}>
        {t('resources.interview-reviews.compare.action')}
      </Button>
    </Allowed>
  );
};
