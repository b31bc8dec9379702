import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { Page } from './Page.tsx';

/** Somebody who belongs to no company, or whose rights open none of its pages. */
export const NothingAllowed = () => {
  const t = useTranslate();
  const texts = useMe().currentTenant ? 'layout.nothing' : 'layout.noCompany';
  return (
    <Page title={t(`${texts}.title`)} narrow>
      <Notice icon={LockOutlined} detail={t(`${texts}.detail`)} />
    </Page>
  );
};
