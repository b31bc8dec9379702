import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LessonTrial } from '#admin-ui/training/learn/LessonTrial.tsx';

/** The draft of a lesson as somebody learns it; nothing that is answered here is kept. */
export const LessonPreview = ({ lesson: { steps } }: { lesson: Pick<TrainingLessonView, 'steps'> }) => {
  const t = useTranslate();
  return (
    <Panel title={t('training.preview.title')}>
      <p style={{ margin: '0 0 16px', fontSize: '0.875rem' }}>{t('training.preview.detail')}</p>
      <LessonTrial steps={steps} />
    </Panel>
  );
};
