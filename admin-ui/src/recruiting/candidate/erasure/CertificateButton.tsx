import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { certificatePath } from './certificate-path.ts';

export const CertificateButton = ({ id }: { id: string }) => {
  const t = useTranslate();
  return (
    <Button variant="contained" startIcon={<VerifiedOutlined />} component={Link} to={certificatePath(id)}>
      {t('resources.candidates.certificate.title')}
    </Button>
  );
};
