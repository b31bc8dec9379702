import BlockOutlined from '@mui/icons-material/BlockOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { logOut } from '#admin-ui/providers/authProvider';
import { useMe } from '#admin-ui/providers/me.tsx';
import { meKey } from '#admin-ui/providers/queryClient';
import { goToMyApplications } from '#admin-ui/providers/workspace';
import { NoticeBadge } from '#admin-ui/shared/Notice.tsx';
import { Toasts } from './Toasts.tsx';
import { useChangeCompany } from './useChangeCompany.ts';

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: 'clamp(20px, 4vw, 40px)',
});
const Main = styled('main')({ alignSelf: 'center', width: '100%', maxWidth: 520, margin: '40px auto' });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 24 });
const Others = styled('section')(({ theme }) => ({
  marginTop: 32,
  paddingTop: 20,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '12px 0 0', padding: 0, listStyle: 'none' },
}));

/** The companies that one may go to instead. */
const OtherCompanies = () => {
  const t = useTranslate();
  const id = useId();
  const { currentTenant, tenants, partners } = useMe();
  const change = useChangeCompany();
  const others = [...tenants, ...partners].filter((one) => one.id !== currentTenant?.id && !one.isSuspended);
  if (others.length === 0) return null;
  return (
    <Others aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {t('layout.suspended.others')}
      </Typography>
      <ul>
        {others.map((one) => (
          <li key={one.id}>
            <Button variant="outlined" onClick={() => change(one.id)}>
              {one.name}
            </Button>
          </li>
        ))}
      </ul>
    </Others>
  );
};

/** All that opens of a company that is suspended, or closed to the person: why, and the ways to somewhere else. */
export const ShutOutPage = () => {
  const t = useTranslate();
  const queries = useQueryClient();
  const { currentTenant } = useMe();
  const reason = currentTenant?.isSuspended ? 'suspended' : 'closed';
  const title = t(`layout.${reason}.title`);
  useEffect(() => {
    document.title = `${title} · Onrecord`;
  }, [title]);
  return (
    <>
      <Frame>
        <header>
          <Wordmark />
        </header>
        <Main>
          <NoticeBadge icon={BlockOutlined} tone="danger" />
          <div role="alert">
            <Typography variant="h1">{title}</Typography>
          </div>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            {t(`layout.${reason}.detail`, { company: currentTenant?.name ?? '' })}
          </Typography>
          <Ways>
            <Button variant="contained" onClick={() => void queries.invalidateQueries({ queryKey: meKey })}>
              {t('layout.suspended.askAgain')}
            </Button>
            <Button variant="outlined" onClick={() => void goToMyApplications()}>
              {t('layout.myApplications')}
            </Button>
            <Button variant="outlined" onClick={() => void logOut()}>
              {t('layout.logout')}
            </Button>
          </Ways>
          <OtherCompanies />
        </Main>
      </Frame>
      <Toasts />
    </>
  );
};
