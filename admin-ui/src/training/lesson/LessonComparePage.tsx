import { useQuery } from '@tanstack/react-query';
import type { LessonVersionView } from 'contracts/training/lesson/lesson.endpoints';
import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { DRAFT } from '#admin-ui/training/version/sides';
import { useFileNames } from '#admin-ui/training/version/useFileNames';
import { type Side, VersionComparison } from '#admin-ui/training/version/VersionComparison.tsx';
import { filesOfLesson, lessonLines } from './lesson-lines.ts';

const useSide = (record: TrainingLessonView, side: string): Side => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<LessonVersionView, Error>({
    queryKey: ['training-lessons', record.id, 'version', side],
    queryFn: () => dataProvider.ask<LessonVersionView>(`training-lessons/${record.id}/versions/${side}`),
    enabled: side !== DRAFT,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const content = side === DRAFT ? record : data;
  const fileName = useFileNames(content ? filesOfLesson(content) : []);
  return {
    lines: useMemo(() => content && lessonLines(content, { t, fileName }), [content, fileName, t]),
    error,
    refetch,
  };
};

/** Two versions of a lesson side by side, or one beside the draft. */
export const LessonComparePage = () => (
  <VersionComparison<TrainingLessonView> resource="training-lessons" useSide={useSide} />
);
