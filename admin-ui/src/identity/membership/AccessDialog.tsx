import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { offered, offeredUser } from '#admin-ui/identity/offered-user';
import { useCan } from '#admin-ui/providers/me.tsx';
import { type Choice, Combobox } from '#admin-ui/shared/Combobox.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { useSend } from '#admin-ui/shared/useSend';
import { USERS } from './user-paths.ts';

type SuccessorProps = { user: MemberView; successor: Choice | null; onChoose: (choice: Choice | null) => void };

/** Who takes their place in their teams. */
const Successor = ({ user, successor, onChoose }: SuccessorProps) => {
  const t = useTranslate();
  const id = useId();
  const teams = useNamed('teams', user.teams).map(({ name }) => name);
  const { records, setSearch } = useSearch<MemberView>(USERS, offered);
  const hint = t('resources.users.handOver.hint', { teams: teams.join(', ') });
  return (
    <div style={{ marginTop: 16 }}>
      <FieldFrame id={id} label={t('resources.users.handOver.label')} hint={hint}>
        <Combobox
          id={id}
          aria-describedby={`${id}-hint`}
          placeholder={t('resources.users.handOver.none')}
          choices={records.filter((record) => record.id !== user.id).map(offeredUser)}
          chosen={successor}
          onChoose={onChoose}
          onSearch={setSearch}
        />
      </FieldFrame>
    </div>
  );
};

/** Shuts somebody out of the company, or lets them in again, once it is confirmed. */
export const AccessDialog = ({ record: user, onClose }: { record: MemberView; onClose: () => void }) => {
  const t = useTranslate();
  const can = useCan();
  const [successor, choose] = useState<Choice | null>(null);
  const isActive = user.status === 'active';
  const action = isActive ? 'deactivate' : 'reactivate';
  const texts = `resources.users.${action}`;
  const { mutate, isPending } = useSend({ resource: USERS, success: `${texts}.done` });
  const hasTeams = isActive && user.teams.length > 0 && can('tenant.teams.update');
  const body = successor ? { handOverTo: successor.id } : {};
  return (
    <ConfirmDialog
      isOpen
      title={t(`${texts}.title`, { name: user.name })}
      confirm={t(`${texts}.action`)}
      isDangerous={isActive}
      isBusy={isPending}
      hasLists={hasTeams}
      onConfirm={() => mutate({ id: user.id, action, ...(isActive && { body }) }, { onSettled: onClose })}
      onCancel={onClose}
    >
      {t(`${texts}.detail`)}
      {hasTeams && <Successor user={user} successor={successor} onChoose={choose} />}
    </ConfirmDialog>
  );
};
