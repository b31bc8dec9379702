import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import type { TeamView } from 'contracts/identity/team/team.entity';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { offered, offeredUser } from '#admin-ui/identity/offered-user';
import { Allowed, useCan, useMe } from '#admin-ui/providers/me.tsx';
import { type Choice, Combobox } from '#admin-ui/shared/Combobox.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { useSend } from '#admin-ui/shared/useSend';

const words = 'resources.interviews.assign';
type Chosen = { user: Choice | null; team: Choice | null };
type Props = { chosen: Choice | null; onChoose: (choice: Choice | null) => void };

const UserChoice = (props: Props) => {
  const t = useTranslate();
  const id = useId();
  const { records, setSearch } = useSearch<MemberView>('users', offered);
  return (
    <FieldFrame id={id} label={t('resources.interviews.fields.assigneeId')}>
      <Combobox
        {...{ id, ...props }}
        placeholder={t(`${words}.nobody`)}
        choices={records.map(offeredUser)}
        onSearch={setSearch}
      />
    </FieldFrame>
  );
};

const TeamChoice = (props: Props) => {
  const t = useTranslate();
  const id = useId();
  const { records, setSearch } = useSearch<TeamView>('teams');
  const choices = records.map(({ id: teamId, name }) => ({ id: teamId, name }));
  return (
    <FieldFrame id={id} label={t('resources.interviews.fields.teamId')}>
      <Combobox {...{ id, ...props }} placeholder={t(`${words}.nobody`)} choices={choices} onSearch={setSearch} />
    </FieldFrame>
  );
};

const named = (id: string | null, name: string | null): Choice | null =>
  id === null ? null : { id, name: name ?? '–' };

/** Asks who looks after an interview: somebody, or a team. */
const AssignDialog = ({ record, onClose }: { record: InterviewView; onClose: () => void }) => {
  const t = useTranslate();
  const can = useCan();
  const me = useMe();
  const [{ user, team }, choose] = useState<Chosen>({
    user: named(record.assigneeId, record.assigneeName),
    team: named(record.teamId, record.teamName),
  });
  const { mutate, isPending } = useSend({ resource: 'interviews', success: `${words}.done`, onSuccess: onClose });
  const assign = (assigneeId: string | null, teamId: string | null) =>
    mutate({ id: record.id, action: 'assign', body: { assigneeId, teamId } });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t(`${words}.submit`)}
      hasLists
      isBusy={isPending}
      onConfirm={() => assign(user?.id ?? null, team?.id ?? null)}
      onCancel={onClose}
    >
      <div style={{ display: 'grid', gap: 16, justifyItems: 'stretch' }}>
        {record.assigneeId !== me.id && (
          <div>
            <Button variant="outlined" disabled={isPending} onClick={() => assign(me.id, null)}>
              {t(`${words}.toMe`)}
            </Button>
          </div>
        )}
        {can('tenant.users.read') && (
          <UserChoice chosen={user} onChoose={(one) => choose({ user: one, team: one ? null : team })} />
        )}
        {can('tenant.teams.read') && (
          <TeamChoice chosen={team} onChoose={(one) => choose({ user: one ? null : user, team: one })} />
        )}
      </div>
    </ConfirmDialog>
  );
};

/** For whoever may decide about an interview. */
export const AssignButton = ({ record }: { record: InterviewView }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Allowed to="tenant.interviews.update">
      <Button variant="outlined" startIcon={<PersonAddAltOutlined />} onClick={() => setOpen(true)}>
        {t(`${words}.action`)}
      </Button>
      {isOpen && <AssignDialog record={record} onClose={() => setOpen(false)} />}
    </Allowed>
  );
};
