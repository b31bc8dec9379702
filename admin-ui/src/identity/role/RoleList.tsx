import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { InputControl } from '#admin-ui/shared/form/controls';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { plain } from '#admin-ui/shared/plain';
import { RoleRows } from './RoleRows.tsx';
import { type Role, useRoles } from './useRoles.ts';

/** More than these are searched rather than read. */
const FEW = 8;

const OwnRoles = ({ roles }: { roles: readonly Role[] }) => {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const sought = plain(search);
  const found = roles.filter(({ name, description }) => plain(`${name} ${description}`).includes(sought));
  return (
    <>
      {roles.length > FEW && (
        <InputControl
          type="search"
          aria-label={t('resources.roles.search')}
          placeholder={t('resources.roles.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <RoleRows roles={found} />
      {found.length === 0 && <Notice title={t('identity.role.nothing')} />}
    </>
  );
};

/** Every role: those that every company has, and its own. */
export const RoleList = () => {
  const t = useTranslate();
  const { builtIn, own, error, isPending, refetch } = useRoles();
  const create = (
    <CreateLink to="/settings/roles/create" permission="tenant.roles.create" label={t('resources.roles.create')} />
  );
  if (isPending) return <PageSkeleton />;
  return (
    <Page
      title={t('resources.roles.title')}
      detail={t('resources.roles.detail')}
      crumbs={[{ label: t('layout.area.settings'), to: '/settings' }]}
      actions={create}
      narrow
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <Panel title={t('identity.role.own')}>
          {error && <Failure error={error} onRetry={() => void refetch()} />}
          {!error && own.length > 0 && <OwnRoles roles={own} />}
          {!error && own.length === 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('identity.role.empty')}
            </Typography>
          )}
        </Panel>
        <Panel title={t('identity.role.builtInTitle')}>
          <RoleRows roles={builtIn} />
        </Panel>
      </div>
    </Page>
  );
};
