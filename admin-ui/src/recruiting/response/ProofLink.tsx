import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** The way to what shows that everybody had the same limits. */
export const ProofLink = ({ resource, id }: { resource: 'interviews' | 'jobs' | 'open-interviews'; id: string }) => {
  const t = useTranslate();
  const { path } = useResource(resource);
  return (
    <Allowed to="tenant.interviews.responses.read">
      <Button variant="outlined" startIcon={<FactCheckOutlined />} component={Link} to={`/${path}/${id}/proof`}>
        {t('resources.responses.proof.title')}
      </Button>
    </Allowed>
  );
};
