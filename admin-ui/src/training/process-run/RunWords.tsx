import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
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

/** "3 of 7" */
export const RunProgress = ({ doneCount: done, stepCount: count }: ProcessRunView) => {
  const t = useTranslate();
  return <span>{t('resources.process-runs.progress', { done, count })}</span>;
};
