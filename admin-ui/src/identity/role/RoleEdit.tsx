import Button from '@mui/material/Button';
import { isBuiltIn } from 'contracts/identity/membership/membership.roles';
import type { RoleView } from 'contracts/identity/role/role.entity';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { ResourceEdit } from '#admin-ui/shared/resource/ResourceEdit.tsx';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { clonePath, holdersPath } from './role-paths.ts';
import { type Role, useRoles } from './useRoles.ts';

/** What can be done with a role beside changing it. */
export const RoleActions = ({ record: { id } }: { record: Pick<Role, 'id'> }) => {
  const t = useTranslate();
  return (
    <>
      <Allowed to="tenant.users.read">
        <Button variant="outlined" component={Link} to={holdersPath(id)}>
          {t('identity.role.holders')}
        </Button>
      </Allowed>
      <Allowed to="tenant.roles.create">
        <Button variant="outlined" component={Link} to={clonePath(id)}>
          {t('identity.role.clone')}
        </Button>
      </Allowed>
    </>
  );
};

/** A role as it is: a built-in one, or any to those who may not change it. */
const RoleFacts = ({ role, detail }: { role: Role; detail: string }) => {
  const crumbs = useCrumbs(useDescription());
  return (
    <Page title={role.name} detail={detail} crumbs={crumbs} actions={<RoleActions record={role} />} narrow>
      <Card>
        <PermissionMatrix value={role.permissions} mayChange={() => false} onChange={() => undefined} />
      </Card>
    </Page>
  );
};

const ReadOnly = () => {
  const description = useDescription();
  return (
    <RecordPage<RoleView> resource="roles" crumbs={useCrumbs(description)} title={description.title}>
      {(role) => <RoleFacts role={role} detail={role.description} />}
    </RecordPage>
  );
};

/** Changes a role of the company's own; a built-in one is shown, to be cloned. */
export const RoleEdit = () => {
  const t = useTranslate();
  const can = useCan();
  const { id = '' } = useParams();
  const { builtIn } = useRoles();
  const given = isBuiltIn(id) ? builtIn.find((role) => role.id === id) : undefined;
  if (given) return <RoleFacts role={given} detail={t('identity.role.builtInDetail')} />;
  return can('tenant.roles.update') ? <ResourceEdit /> : <ReadOnly />;
};
