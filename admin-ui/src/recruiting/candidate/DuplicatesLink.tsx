import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';

/** The way to those of whom there may be two records, for those who may merge them. */
export const DuplicatesLink = () => {
  const t = useTranslate();
  const { path } = useDescription();
  return (
    <Allowed to="tenant.candidates.update">
      <Button variant="outlined" component={Link} to={`/${path}/duplicates`}>
        {t('resources.candidates.duplicates.title')}
      </Button>
    </Allowed>
  );
};
