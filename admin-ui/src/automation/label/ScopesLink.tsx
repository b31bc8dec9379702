import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { LABEL_SCOPES } from './label-place.ts';

export const ScopesLink = () => {
  const t = useTranslate();
  return (
    <Button variant="outlined" component={Link} to={`/${LABEL_SCOPES}`}>
      {t('automation.labelScope.title')}
    </Button>
  );
};
