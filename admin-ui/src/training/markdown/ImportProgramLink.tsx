import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';

/** The way to an import, for those who may write lessons. */
export const ImportProgramLink = () => {
  const t = useTranslate();
  const { path } = useDescription();
  return (
    <Allowed to="tenant.training.programs.create">
      <Allowed to="tenant.training.lessons.create">
        <Button variant="outlined" component={Link} to={`/${path}/import`}>
          {t('training.import.open')}
        </Button>
      </Allowed>
    </Allowed>
  );
};
