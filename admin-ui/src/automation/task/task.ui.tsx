import type { TaskView } from 'contracts/automation/task/task.entity';
import { useTranslate } from 'react-admin';
import { lastDayText } from '#admin-ui/recruiting/job/LastDay.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { When } from '#admin-ui/shared/When.tsx';
import { MyStepsAbove } from '#admin-ui/training/process-run/MyRunSteps.tsx';
import { TaskActions } from './TaskActions.tsx';
import { TaskForm, useNewTask } from './TaskForm.tsx';
import { TaskAbout, TaskAssignee, TaskDay } from './TaskWords.tsx';
import { TaskStatusChip } from './task-status.ts';

const WhoseFilter = () => {
  const t = useTranslate();
  const choices = ['mine', 'made'].map((id) => ({ id, name: t(`resources.tasks.whose.${id}`) }));
  return <SelectFilter source="whose" label={t('resources.tasks.whose.name')} choices={choices} />;
};
const LateFilter = () => {
  const t = useTranslate();
  const choices = [{ id: 'yes', name: t('resources.tasks.late') }];
  return <SelectFilter source="late" label={t('resources.tasks.fields.dueOn')} choices={choices} />;
};

const Made = ({ creatorName, ruleName, createdAt }: TaskView) => {
  const t = useTranslate();
  const by =
    creatorName ?? (ruleName === null ? t('common.erasedPerson') : t('resources.tasks.byRule', { name: ruleName }));
  return (
    <>
      <When at={createdAt} withTime /> · {by}
    </>
  );
};
const Ended = ({ at, by }: { at: string; by: string | null }) => {
  const t = useTranslate();
  return (
    <>
      <When at={at} withTime /> · {by ?? t('common.erasedPerson')}
    </>
  );
};

const Text = ({ record: { text } }: { record: TaskView }) => {
  const t = useTranslate();
  if (!text) return null;
  return (
    <Panel title={t('resources.tasks.fields.text')}>
      <LongText text={text} />
    </Panel>
  );
};

export const ui = resourceUi<TaskView>({
  columns: [
    { field: 'title', render: ({ title }) => <span title={title ?? ''}>{title}</span> },
    {
      field: 'about',
      render: (task) => <TaskAbout task={task} />,
      text: ({ candidateName, jobTitle, memberName }) =>
        [candidateName, jobTitle, memberName].filter(Boolean).join(' · '),
    },
    {
      field: 'assignee',
      width: 220,
      render: (task) => <TaskAssignee task={task} />,
      text: ({ userName, teamName }) => userName ?? teamName ?? '',
    },
    {
      field: 'dueOn',
      sort: 'dueAt',
      width: 220,
      render: (task) => <TaskDay task={task} isBare />,
      text: ({ dueOn }, { locale }) => lastDayText(dueOn, locale),
    },
    { field: 'status', card: 'corner', width: 130 },
    { field: 'createdAt', card: 'none', isHidden: true },
    { field: 'updatedAt', card: 'none', isHidden: true },
  ],
  values: {
    about: (task) => <TaskAbout task={task} />,
    assignee: (task) => <TaskAssignee task={task} />,
    dueOn: (task) => <TaskDay task={task} isBare />,
    made: (task) => <Made {...task} />,
    ended: ({ endedAt, enderName }) => endedAt !== null && <Ended at={endedAt} by={enderName} />,
    status: ({ status }) => <TaskStatusChip status={status} />,
  },
  listTabs: MyStepsAbove,
  filters: [WhoseFilter, 'status', LateFilter],
  sort: { field: 'dueAt', order: 'ASC' },
  form: TaskForm,
  useInitial: useNewTask,
  isFresh: true,
  isOpen: ({ status }) => status === 'open',
  isRemovable: ({ creatorId }, { id, can }) => creatorId === id || can('tenant.tasks.delete'),
  badge: ({ record }) => <TaskStatusChip status={record.status} />,
  actions: TaskActions,
  facts: ['assignee', 'teamName', 'dueOn', 'about', 'made', 'remindedAt', 'ended'],
  main: Text,
});
