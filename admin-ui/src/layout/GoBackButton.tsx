import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { STAFF_HOME, safeRedirect } from 'ui-kit/identity/session/redirect';

/** Back to the page that sent somebody here, when it left its address in `?redirect=` (docs/product.md UI-5). */
export const GoBackButton = () => {
  const t = useTranslate();
  const [query] = useSearchParams();
  const target = safeRedirect(query.get('redirect'));
  if (target === null) return null;
  const words = { variant: 'outlined', startIcon: <ArrowBack />, children: t('layout.goBack') } as const;
  const isInConsole = target === STAFF_HOME || target.startsWith(`${STAFF_HOME}/`);
  return isInConsole ? (
    <Button {...words} component={Link} to={target.slice(STAFF_HOME.length) || '/'} />
  ) : (
    <Button {...words} href={target} />
  );
};
