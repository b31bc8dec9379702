import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PARTNER_CANDIDATES } from '#admin-ui/recruiting/paths';
import { useSharingCompanies } from './useSharingCompanies.ts';

/** The way to the candidates of partners, where any partner shares them. */
export const PartnerCandidatesLink = () => {
  const t = useTranslate();
  const companies = useSharingCompanies() ?? [];
  if (companies.length === 0) return null;
  return (
    <Button variant="outlined" component={Link} to={`/${PARTNER_CANDIDATES}`}>
      {t('recruiting.partnerCandidate.title')}
    </Button>
  );
};
