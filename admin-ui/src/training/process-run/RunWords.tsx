import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import { hasPart, isFree, teamOf } from 'contracts/training/process-run/process-run.choices';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import type { RunStep } from 'contracts/training/process-run/process-run.fields';
import { useTranslate } from 'react-admin';
import { formatDay } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Late } from '#admin-ui/recruiting/pending-hire/HireDay.tsx';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';
import { When } from '#admin-ui/shared/When.tsx';

/** The last moment of a day belongs to it; the first of the next does not. */
const lastOf = (dueAt: string): string => new Date(Date.parse(dueAt) - 1).toISOString();
export const isLate = (dueAt: string): boolean => Date.parse(dueAt) <= Date.now();

export const Day = ({ day }: { day: string }) => formatDay(day, useLocale());

type DueProps = { dueAt: string; isOpen?: boolean; isBare?: boolean };

/** Until when; what should have been done by now says so. `isBare`: under a heading that says what the day is. */
export const DueDay = ({ dueAt, isOpen = true, isBare = false }: DueProps) => {
  const t = useTranslate();
  const day = <When at={lastOf(dueAt)} />;
  if (isOpen && isLate(dueAt))
    return (
      <Late>
        {t('resources.process-runs.lateSince')} {day}
      </Late>
    );
  return (
    <span>
      {!isBare && t('resources.process-runs.due')} {day}
    </span>
  );
};

/** Somebody whom a run names, as they are called; of who works here no more it says so where that matters. */
export const RunPerson = ({ run, id, isOpen = false }: { run: ProcessRunView; id: string; isOpen?: boolean }) => {
  const t = useTranslate();
  const person = run.people?.find((one) => one.id === id);
  const name = person?.name ?? t('common.erasedPerson');
  if (!isOpen || person?.isHere) return name;
  return (
    <>
      {name} <ToneChip tone="danger" icon={PersonOffOutlined} label={t('resources.process-runs.unowned')} />
    </>
  );
};

/** Whether a step was given to a team of the person who looks. */
export const isOfMyTeam = ({ teams }: ProcessRunView, step: RunStep): boolean =>
  teams?.some(({ id, isMine }) => isMine && id === teamOf(step)) === true;
export const takesPart = (run: ProcessRunView, me: string): boolean =>
  hasPart(run, me) || run.teams?.some(({ isMine }) => isMine) === true;

/** The team that a step was given to, and whether somebody of it has taken it. */
export const RunTeam = ({ run, step }: { run: ProcessRunView; step: RunStep }) => {
  const t = useTranslate();
  const teamId = teamOf(step);
  if (teamId === null) return null;
  const name = run.teams?.find(({ id }) => id === teamId)?.name;
  const words = name ? t('resources.process-runs.team', { name }) : t('resources.process-runs.teamGone');
  return (
    <span>
      {words}
      {isFree(step) && ` · ${t('resources.process-runs.free')}`}
    </span>
  );
};

/** "3 of 7" */
export const RunProgress = ({ doneCount: done, stepCount: count }: ProcessRunView) => {
  const t = useTranslate();
  return <span>{t('resources.process-runs.progress', { done, count })}</span>;
};
