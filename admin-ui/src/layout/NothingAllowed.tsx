import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { Page } from './Page.tsx';

/** A member without a single permission, or somebody who belongs to no company. */
export const NothingAllowed = () => {
  const t = useTranslate();
  return (
    <Page title={t('layout.noCompany.title')} narrow>
      <Notice icon={LockOutlined} detail={t('layout.noCompany.detail')} />
    </Page>
  );
};
