import Typography from '@mui/material/Typography';
import {
  type ActionEvent,
  type ActionKind,
  kindsFor,
  labelledAfter,
  leadersFor,
  type MailTarget,
  type TaskAssignee,
  targetsFor,
  taskAssigneesFor,
} from 'contracts/automation/event-action/event-action.choices';
import { isScopeFor } from 'contracts/automation/label/label.choices';
import { MAX_TASK_TITLE_LENGTH } from 'contracts/automation/task/task.choices';
import type { StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { staffInterviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { procedureKinds } from 'contracts/training/handbook/handbook.choices';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { offered } from '#admin-ui/identity/offered-user';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, required } from '#admin-ui/shared/form/validators';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const WORDS = 'resources.event-actions.items.actions';
/** What can be run: of it a version is published. */
const runnable = { kind: [...procedureKinds] };
const titleRules = [required(), atMost(MAX_TASK_TITLE_LENGTH)];

const MailFields = ({ event }: { event: ActionEvent }) => {
  const t = useTranslate();
  const to: MailTarget | null = useWatch({ name: useWrappedSource('to') });
  const targets = targetsFor(event).map((id) => ({ id, name: t(`${WORDS}.to.${id}`) }));
  return (
    <Columns>
      <ReferenceField source="templateId" reference="email-templates" isRequired />
      <SelectField source="to" choices={targets} />
      {to === 'user' && <ReferenceField source="userId" reference="users" filter={offered} isRequired />}
      {to === 'team' && <ReferenceField source="teamId" reference="teams" isRequired />}
      {to === 'address' && <TextField source="address" type="email" inputMode="email" />}
    </Columns>
  );
};

/** Whom something is given to, of those that are offered after the event. */
const AssigneeFields = ({ offers }: { offers: readonly TaskAssignee[] }) => {
  const t = useTranslate();
  const assignee: TaskAssignee | null = useWatch({ name: useWrappedSource('assignee') });
  const assignees = offers.map((id) => ({ id, name: t(`${WORDS}.assignee.${id}`) }));
  return (
    <>
      <SelectField source="assignee" choices={assignees} />
      {assignee === 'user' && <ReferenceField source="userId" reference="users" filter={offered} isRequired />}
      {assignee === 'team' && <ReferenceField source="teamId" reference="teams" isRequired />}
    </>
  );
};

const TaskFields = ({ event }: { event: ActionEvent }) => (
  <>
    <TextField source="title" validate={titleRules} />
    <Input source="text" />
    <Columns>
      <AssigneeFields offers={taskAssigneesFor(event)} />
      <Input source="dueDays" inputMode="numeric" />
    </Columns>
  </>
);

/** Where nobody but a user may lead it, there is nothing to choose. */
const ProcessFields = ({ event }: { event: ActionEvent }) => {
  const leaders = leadersFor(event);
  return (
    <>
      <ReferenceField source="documentId" reference="handbook-documents" filter={runnable} isRequired />
      <TextField source="title" validate={titleRules} />
      <Columns>
        {leaders.length > 1 ? (
          <AssigneeFields offers={leaders} />
        ) : (
          <ReferenceField source="userId" reference="users" filter={offered} isRequired />
        )}
        <Input source="dueDays" inputMode="numeric" />
      </Columns>
    </>
  );
};

/** The status, what is noted beside it, and whether the product tells the candidate, who may get a mail of this rule already. */
const StatusFields = () => {
  const t = useTranslate();
  const status: StaffInterviewStatus | null = useWatch({ name: useWrappedSource('status') });
  const statuses = staffInterviewStatuses.map((id) => ({ id, name: t(`resources.interviews.status.${id}`) }));
  return (
    <>
      <Columns>
        <SelectField source="status" choices={statuses} />
        {status === 'rejected' && (
          <Allowed to="tenant.rejection.reasons.read">
            <ReferenceField source="reasonId" reference="rejection-reasons" />
          </Allowed>
        )}
      </Columns>
      <Input source="comment" />
      <Input source="isSilent" />
    </>
  );
};

/** One action; what is asked for follows from its kind. */
export const ActionFields = () => {
  const t = useTranslate();
  const event: ActionEvent | null = useWatch({ name: 'event' });
  const kind: ActionKind | null = useWatch({ name: useWrappedSource('kind') });
  const kinds = (event ? kindsFor(event) : []).map((id) => ({ id, name: t(`${WORDS}.kind.${id}`) }));
  return (
    <>
      <SelectField source="kind" choices={kinds} />
      {kind === 'mail' && event && <MailFields event={event} />}
      {(kind === 'add-label' || kind === 'remove-label') && event && (
        <ReferenceField
          source="labelId"
          reference="labels"
          isOffered={({ scopeId }) => isScopeFor(labelledAfter(event), scopeId)}
          isRequired
        />
      )}
      {kind === 'invite' && <Typography color="textSecondary">{t(`${WORDS}.invited`)}</Typography>}
      {kind === 'invite-to-job' && (
        <>
          <Typography color="textSecondary">{t(`${WORDS}.invitedToJob`)}</Typography>
          <ReferenceField source="jobId" reference="jobs" isRequired />
        </>
      )}
      {kind === 'schedule-training' && <ReferenceField source="programId" reference="training-programs" isRequired />}
      {kind === 'call-webhook' && <ReferenceField source="webhookId" reference="webhooks" isRequired />}
      {kind === 'start-process' && event && <ProcessFields event={event} />}
      {kind === 'create-task' && event && <TaskFields event={event} />}
      {(kind === 'assign' || kind === 'assign-candidate') && event && (
        <>
          <Typography color="textSecondary">
            {t(`${WORDS}.${kind === 'assign' ? 'assigned' : 'assignedCandidate'}`)}
          </Typography>
          <Columns>
            <AssigneeFields offers={taskAssigneesFor(event)} />
          </Columns>
        </>
      )}
      {kind === 'change-status' && <StatusFields />}
    </>
  );
};
