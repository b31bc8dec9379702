import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { ACCOUNT, accountTabs } from './account-tabs.ts';

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 20,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& a': {
    padding: '10px 14px',
    fontSize: '0.875rem',
    fontWeight: 560,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: theme.palette.text.secondary,
    borderBottom: '2px solid transparent',
    marginBottom: -1,
  },
  '& a:hover': { color: theme.palette.text.primary },
  '& a[aria-current="page"]': {
    color: theme.palette.text.primary,
    borderBottomColor: theme.palette.primary.main,
  },
}));

type Props = {
  /** Translation key, as in `accountTabs`. */
  title: string;
  detail?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the person's own area, with the way to the others. */
export const AccountFrame = ({ title, detail, actions, children }: Props) => {
  const t = useTranslate();
  return (
    <Page title={t(title)} crumbs={[{ label: t('identity.account.title') }]} detail={detail} actions={actions} narrow>
      <Tabs aria-label={t('identity.account.title')}>
        {accountTabs.map((tab) => (
          <NavLink key={tab.path} to={`/${ACCOUNT}/${tab.path}`}>
            {t(tab.title)}
          </NavLink>
        ))}
      </Tabs>
      {children}
    </Page>
  );
};
