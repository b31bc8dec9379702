import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '#admin-ui/shared/resource/useResource';

export const ScopesLink = () => {
  const t = useTranslate();
  const { path, title } = useResource('label-scopes');
  return (
    <Button variant="outlined" component={Link} to={`/${path}`}>
      {t(title)}
    </Button>
  );
};
