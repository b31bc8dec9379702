import { type TaskSubject, taskSubjects } from 'contracts/automation/task/task.choices';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { offered } from '#admin-ui/identity/offered-user';
import { useMyTeams } from '#admin-ui/identity/team/my-teams';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { Card, Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

/** What a new task is about, as the link to it says; it is one's own until somebody else is chosen. */
export const useNewTask = () => {
  const [query] = useSearchParams();
  const { id } = useMe();
  const [named] = taskSubjects.filter((field) => query.has(field));
  return { userId: id, ...(named && { [named]: query.get(named) }) };
};

const offeredSubjects: readonly {
  field: TaskSubject;
  reference: string;
  permission: 'tenant.candidates.read' | 'tenant.jobs.read';
}[] = [
  { field: 'candidateId', reference: 'candidates', permission: 'tenant.candidates.read' },
  { field: 'jobId', reference: 'jobs', permission: 'tenant.jobs.read' },
];

/** A candidate or a job, where the link names nothing yet. */
const About = () => {
  const can = useCan();
  const [query] = useSearchParams();
  const chosen = useWatch() as Partial<Record<TaskSubject, string | null>>;
  if (taskSubjects.some((field) => query.has(field))) return null;
  const shown = offeredSubjects.filter(
    ({ field, permission }) =>
      can(permission) && !offeredSubjects.some((other) => other.field !== field && chosen[other.field]),
  );
  return (
    shown.length > 0 && (
      <Card>
        {shown.map(({ field, reference }) => (
          <ReferenceField key={field} source={field} reference={reference} />
        ))}
      </Card>
    )
  );
};

/** Whom it is for: somebody, a team, or both, where only some of those who make tasks may give them to others. */
const Assignees = () => {
  const t = useTranslate();
  const can = useCan();
  const { teams } = useMyTeams();
  const [users, allTeams] = [can('tenant.users.read'), can('tenant.teams.read')];
  if (!can('tenant.tasks.create') || !(users || allTeams || teams.length > 0)) return null;
  return (
    <Card>
      {users && (
        <ReferenceField source="userId" reference="users" filter={offered} label={t('resources.tasks.fields.userId')} />
      )}
      {allTeams ? (
        <ReferenceField source="teamId" reference="teams" label={t('resources.tasks.fields.teamId')} />
      ) : (
        teams.length > 0 && <SelectField source="teamId" choices={teams} />
      )}
    </Card>
  );
};

export const TaskForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <Card>
      <Input source="title" autoFocus={isNew} />
      <Input source="text" />
      <Columns>
        <Input source="dueOn" />
      </Columns>
    </Card>
    <Assignees />
    {isNew && <About />}
  </>
);
