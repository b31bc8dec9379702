import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import type { TaskView } from 'contracts/automation/task/task.entity';
import { useTranslate } from 'react-admin';
import { formatDay } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { Late } from '#admin-ui/recruiting/pending-hire/HireDay.tsx';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';

/** Until when; what should have been done by now says so. `isBare`: under a heading that says what the day is. */
export const TaskDay = ({ task: { dueOn, dueAt, status }, isBare = false }: { task: TaskView; isBare?: boolean }) => {
  const locale = useLocale();
  const t = useTranslate();
  if (dueOn === null) return null;
  const day = formatDay(dueOn, locale);
  const isLate = status === 'open' && dueAt !== null && Date.parse(dueAt) <= Date.now();
  if (isLate) return <Late>{t('resources.tasks.lateSince', { day })}</Late>;
  return <span>{isBare ? day : t('resources.tasks.due', { day })}</span>;
};

/** Whose it is to do: somebody's, or a team's while nobody has taken it; whoever left is said to have. */
export const TaskAssignee = ({ task: { userId, userName, teamName, isUnowned, status } }: { task: TaskView }) => {
  const t = useTranslate();
  const name =
    userId === null ? t('resources.tasks.team', { name: teamName ?? '' }) : (userName ?? t('common.erasedPerson'));
  if (!isUnowned || status !== 'open') return name;
  return (
    <>
      {name} <ToneChip tone="danger" icon={PersonOffOutlined} label={t('resources.tasks.unowned')} />
    </>
  );
};

/** What it is about, for those who may look at it. */
export const TaskAbout = ({ task }: { task: TaskView }) => {
  const { interviewId, candidateId, candidateName, jobId, jobTitle, memberId, memberName } = task;
  const person = candidateId !== null && candidateName !== null && <PersonName name={candidateName} />;
  const words = [candidateName, jobTitle].filter(Boolean).join(' · ');
  if (interviewId !== null)
    return (
      words && (
        <LinkTo resource="interviews" id={interviewId}>
          {words}
        </LinkTo>
      )
    );
  if (candidateId !== null)
    return (
      person && (
        <LinkTo resource="candidates" id={candidateId}>
          {person}
        </LinkTo>
      )
    );
  if (jobId !== null)
    return (
      jobTitle && (
        <LinkTo resource="jobs" id={jobId}>
          {jobTitle}
        </LinkTo>
      )
    );
  return (
    memberId !== null && (
      <LinkTo resource="users" id={memberId}>
        <PersonName name={memberName} />
      </LinkTo>
    )
  );
};
