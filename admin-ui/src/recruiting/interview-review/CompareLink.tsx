import CompareOutlined from '@mui/icons-material/CompareOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

type Props = { resource: 'jobs' | 'open-interviews'; id: string };

/** The way to all answers of the candidates of a job, or of an open interview, side by side. */
export const CompareLink = ({ resource, id }: Props) => {
  const t = useTranslate();
  const { path } = useResource(resource);
  return (
    <Allowed to="tenant.interviews.responses.read">
      <Button variant="outlined" startIcon={<CompareOutlined />} component={Link} to={`/${path}/${id}/compare`}>
        {t('resources.interview-reviews.compare.action')}
      </Button>
    </Allowed>
  );
};
