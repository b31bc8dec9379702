import type { RoleView } from 'contracts/identity/role/role.entity';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { MAX_NAME, RoleForm } from './RoleForm.tsx';
import { fromRoleForm } from './role-form.ts';
import { ROLES } from './role-paths.ts';
import { useRoleCrumbs } from './useRoleCrumbs.ts';
import { useRoles } from './useRoles.ts';

/** A new role, from nothing or from another: of that one's rights those that the reader may give. */
export const RoleCreate = () => {
  const t = useTranslate();
  const can = useCan();
  const crumbs = useRoleCrumbs();
  const [query] = useSearchParams();
  const { builtIn, own, isPending } = useRoles();
  const wanted = query.get('from');
  const from = [...builtIn, ...own].find(({ id }) => id === wanted);
  const empty = {
    name: from ? t('identity.role.cloneName', { name: from.name }).slice(0, MAX_NAME) : '',
    description: from?.description ?? '',
    permissions: from?.permissions.filter(can) ?? [],
  };
  if (isPending) return <PageSkeleton />;
  return (
    <Page title={t('identity.role.create')} crumbs={crumbs} narrow>
      <CreateFrame<RoleView>
        resource={ROLES}
        empty={empty}
        fromForm={fromRoleForm}
        submit={t('common.create')}
        success="identity.role.created"
        doneTo={() => `/${ROLES}/all`}
        cancelTo={`/${ROLES}/all`}
      >
        <RoleForm isNew />
      </CreateFrame>
    </Page>
  );
};
