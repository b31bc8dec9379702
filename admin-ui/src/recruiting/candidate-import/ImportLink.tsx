import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** The way to imports, for those who may add candidates. */
export const ImportLink = () => {
  const t = useTranslate();
  const { path } = useResource('candidate-imports');
  return (
    <Allowed to="tenant.candidates.create">
      <Button variant="outlined" component={Link} to={`/${path}`}>
        {t('resources.candidate-imports.open')}
      </Button>
    </Allowed>
  );
};
