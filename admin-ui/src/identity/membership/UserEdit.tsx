import type { MemberView } from 'contracts/identity/membership/membership.views';
import { lazy, Suspense } from 'react';
import { LabelsPanel } from '#admin-ui/automation/label/LabelsPanel.tsx';
import { TasksOf } from '#admin-ui/automation/task/TasksOf.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { EditFrame } from '#admin-ui/shared/form/EditFrame.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { type MoreAction, MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { AccessDialog } from './AccessDialog.tsx';
import { ExtraPermissionsFields } from './ExtraPermissionsFields.tsx';
import { MembershipFields } from './MembershipFields.tsx';
import { UserFacts } from './UserFacts.tsx';
import { type AccountOwnership, useAccountOwnership } from './useAccountOwnership.ts';
import { USERS, USERS_PATH } from './user-paths.ts';
import { UserStatusChip } from './user-status.ts';

const CertificatesOf = lazy(async () => ({
  default: (await import('#admin-ui/training/certificate/CertificatesOf.tsx')).CertificatesOf,
}));
const RunsOf = lazy(async () => ({
  default: (await import('#admin-ui/automation/event-action/RunsOf.tsx')).RunsOf,
}));

type Values = Pick<MemberView, 'roles' | 'permissions' | 'type' | 'teams'>;
const fromForm = ({ roles, permissions, type, teams }: Values): Values => ({ roles, permissions, type, teams });
const toForm = ({ id, ...user }: MemberView) => ({ id, ...fromForm(user) });
const fromFormWithName = ({ name, ...values }: Values & Pick<MemberView, 'name'>) => ({
  name: name.trim(),
  ...fromForm(values),
});
const toFormWithName = (user: MemberView) => ({ ...toForm(user), name: user.name });

/** Their name stands in the form where it may be changed. */
const UserForm = ({ user, ownership }: { user: MemberView; ownership: AccountOwnership }) => {
  const isOurs = ownership === 'ours';
  return (
    <EditFrame<MemberView>
      resource={USERS}
      record={user}
      toForm={isOurs ? toFormWithName : toForm}
      fromForm={isOurs ? fromFormWithName : fromForm}
      success="resources.users.saved"
      doneTo={() => `/${USERS_PATH}`}
    >
      {isOurs && (
        <Card>
          <Input source="name" autoComplete="off" />
        </Card>
      )}
      <MembershipFields />
      <ExtraPermissionsFields />
    </EditFrame>
  );
};

const UserBody = ({ user }: { user: MemberView }) => {
  const can = useCan();
  const ownership = useAccountOwnership(user);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <UserFacts user={user} ownership={ownership} />
      <LabelsPanel of="user" resource={USERS} record={user} permission="tenant.users.update" />
      <Allowed to="tenant.training.schedules.read">
        <Suspense fallback={null}>
          <CertificatesOf userId={user.id} />
        </Suspense>
      </Allowed>
      <TasksOf subject="memberId" id={user.id} />
      <Allowed to="tenant.events.read">
        <Suspense fallback={null}>
          <RunsOf about={{ userId: user.id }} />
        </Suspense>
      </Allowed>
      {can('tenant.users.update') && ownership !== null && (
        <div>
          <UserForm user={user} ownership={ownership} />
        </div>
      )}
    </div>
  );
};

const may = 'tenant.users.delete' as const;
const dialog = AccessDialog;
const access: readonly MoreAction<MemberView>[] = [
  {
    label: 'resources.users.deactivate.action',
    permission: may,
    isFor: ({ status }) => status === 'active',
    isDangerous: true,
    dialog,
  },
  {
    label: 'resources.users.reactivate.action',
    permission: may,
    isFor: ({ status }) => status !== 'active',
    dialog,
  },
];

/** Who somebody is, what they may do in the company, and whether they may come in. */
export const UserEdit = () => {
  const crumbs = useCrumbs(useDescription());
  return (
    <RecordPage<MemberView> resource={USERS} crumbs={crumbs} title="resources.users.title" fresh>
      {(user) => (
        <Page
          title={user.name}
          crumbs={crumbs}
          badge={<UserStatusChip status={user.status} />}
          actions={<MoreActions actions={access} record={user} />}
          narrow
        >
          <UserBody user={user} />
        </Page>
      )}
    </RecordPage>
  );
};
