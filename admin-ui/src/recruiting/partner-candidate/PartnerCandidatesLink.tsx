import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useSharingCompanies } from './useSharingCompanies.ts';

/** The way to the candidates of partners, where any partner shares them. */
export const PartnerCandidatesLink = () => {
  const t = useTranslate();
  const { path, title } = useResource('partner-candidates');
  const companies = useSharingCompanies() ?? [];
  if (companies.length === 0) return null;
  return (
    <Button variant="outlined" component={Link} to={`/${path}`}>
      {t(title)}
    </Button>
  );
};
