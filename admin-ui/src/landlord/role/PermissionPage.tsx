import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Permission } from 'contracts/kernel/permission';
import { useDataProvider, useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { PermissionNames } from './PermissionNames.tsx';

const Groups = styled('div')({ display: 'grid', gap: 16 });

type Group = { id: string; permissions: Permission[] };

/** Everything that may be allowed, in its groups. */
export const PermissionPage = () => {
  const t = useTranslate();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['landlord', 'permissions'],
    queryFn: () => ask<Group[]>('permissions'),
  });
  return (
    <Page
      title={t('platform.permission.title')}
      crumbs={[{ label: t('layout.area.landlord') }]}
      detail={t('platform.permission.detail')}
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <Groups>
        {data.map(({ id, permissions }) => (
          <Panel key={id} title={t(`identity.role.group.${id}`)}>
            <PermissionNames permissions={permissions} />
          </Panel>
        ))}
      </Groups>
    </Page>
  );
};
