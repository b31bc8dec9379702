import type { ReadLesson } from 'contracts/training/markdown/program-markdown';
import { useTranslate } from 'react-admin';
import { ImportList } from './ImportList.tsx';

const words = 'training.import';

/** The lessons that files will become, in their order. */
export const ImportLessons = ({ lessons }: { lessons: readonly ReadLesson[] }) => {
  const t = useTranslate();
  return (
    <ImportList
      title={t(`${words}.lessons`, { smart_count: lessons.length })}
      items={lessons.map(({ lesson: { name, steps, source }, notes, isConfirmed }) => {
        const questions = steps.reduce((sum, step) => sum + step.questions.length, 0);
        return {
          ...{ name, path: source.path, notes },
          counts: [
            t(`${words}.steps`, { smart_count: steps.length }),
            t(`${words}.questions`, { smart_count: questions }),
          ],
          more: isConfirmed ? t(`${words}.confirmed`) : null,
        };
      })}
    />
  );
};
