import Button from '@mui/material/Button';
import { isBuiltIn } from 'contracts/identity/membership/membership.roles';
import type { RoleView } from 'contracts/identity/role/role.entity';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { EditFrame } from '#admin-ui/shared/form/EditFrame.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { RemoveDialog } from '#admin-ui/shared/RemoveDialog.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { RoleForm } from './RoleForm.tsx';
import { fromRoleForm, toRoleForm } from './role-form.ts';
import { clonePath, holdersPath, ROLES } from './role-paths.ts';
import { useRoleCrumbs } from './useRoleCrumbs.ts';
import { type Role, useRoles } from './useRoles.ts';

const RoleActions = ({ id }: { id: string }) => {
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
  const crumbs = useRoleCrumbs();
  return (
    <Page title={role.name} detail={detail} crumbs={crumbs} actions={<RoleActions id={role.id} />} narrow>
      <Card>
        <PermissionMatrix value={role.permissions} mayChange={() => false} onChange={() => undefined} />
      </Card>
    </Page>
  );
};

const OwnRole = () => {
  const t = useTranslate();
  const can = useCan();
  const crumbs = useRoleCrumbs();
  const remove = (id: string) => ({
    key: 'remove',
    label: t('identity.role.remove.action'),
    isDangerous: true,
    dialog: (close: () => void) => (
      <RemoveDialog resource={ROLES} id={id} texts="identity.role.remove" onClose={close} />
    ),
  });
  return (
    <RecordPage<RoleView> resource={ROLES} crumbs={crumbs} title="identity.role.title" fresh>
      {(role) =>
        can('tenant.roles.update') ? (
          <Page
            title={role.name}
            crumbs={crumbs}
            actions={
              <>
                <RoleActions id={role.id} />
                <MoreActions actions={can('tenant.roles.delete') ? [remove(role.id)] : []} />
              </>
            }
            narrow
          >
            <EditFrame<RoleView>
              resource={ROLES}
              record={role}
              toForm={toRoleForm}
              fromForm={fromRoleForm}
              success="identity.role.saved"
              doneTo={() => `/${ROLES}/all`}
            >
              <RoleForm />
            </EditFrame>
          </Page>
        ) : (
          <RoleFacts role={role} detail={role.description} />
        )
      }
    </RecordPage>
  );
};

/** Changes a role of the company's own; a built-in one is shown, to be cloned. */
export const RoleEdit = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { builtIn } = useRoles();
  const given = isBuiltIn(id) ? builtIn.find((role) => role.id === id) : undefined;
  return given ? <RoleFacts role={given} detail={t('identity.role.builtInDetail')} /> : <OwnRole />;
};
