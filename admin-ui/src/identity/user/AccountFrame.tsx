import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageTabs } from '#admin-ui/shared/PageTabs.tsx';
import { ACCOUNT, accountTabs } from './account-tabs.ts';

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
      <PageTabs
        label={t('identity.account.title')}
        tabs={accountTabs.map(({ path, title: label }) => ({ to: `/${ACCOUNT}/${path}`, title: t(label) }))}
      />
      {children}
    </Page>
  );
};
