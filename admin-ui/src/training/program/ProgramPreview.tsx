import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { LessonTrial } from '#admin-ui/training/learn/LessonTrial.tsx';
import { TrialDialog } from '#admin-ui/training/learn/TrialDialog.tsx';

type Props = { record: TrainingProgramView };

/** The lessons of a program one after the other, as they are written now. */
const Lessons = ({ record: { lessonIds } }: Props) => {
  const t = useTranslate();
  const [current, setCurrent] = useState(lessonIds[0] ?? '');
  const { data = [], isPending } = useGetMany<TrainingLessonView>('training-lessons', { ids: lessonIds });
  const known = data.filter(Boolean);
  const lesson = known.find(({ id }) => id === current);
  const next = lessonIds[lessonIds.indexOf(current) + 1];
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  return (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <PillSelect
        label={t('training.mine.lesson')}
        choices={lessonIds.flatMap((id, at) => {
          const one = known.find((some) => some.id === id);
          return one ? [{ id, name: `${at + 1}. ${one.name}` }] : [];
        })}
        value={current}
        onChange={setCurrent}
        highlight={false}
      />
      {lesson && (
        <div style={{ width: '100%' }}>
          <LessonTrial
            key={lesson.id}
            steps={lesson.steps}
            end={
              next !== undefined && (
                <Button variant="contained" onClick={() => setCurrent(next)}>
                  {t('training.practice.next')}
                </Button>
              )
            }
          />
        </div>
      )}
    </div>
  );
};

/** A program as somebody learns it, for those who may read its lessons. */
export const ProgramPreview = ({ record }: Props) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Allowed to="tenant.training.lessons.read">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('training.preview.title')}
      </Button>
      {isOpen && (
        <TrialDialog title={record.name} onClose={() => setOpen(false)}>
          <Lessons record={record} />
        </TrialDialog>
      )}
    </Allowed>
  );
};
