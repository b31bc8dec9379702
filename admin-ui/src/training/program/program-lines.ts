import type { ProgramContent } from 'contracts/training/program/program.fields';
import { linesOf } from 'contracts/training/version/compare-lines';
import type { useTranslate } from 'react-admin';
import type { FileNames } from '#admin-ui/training/version/useFileNames';

/** A lesson as a side names it: in a version, or as its draft. */
export type NamedLesson = { lessonId: string; name: string; lessonVersion: number | null };
export type SideOfProgram = Omit<ProgramContent, 'lessons'> & { lessons: readonly NamedLesson[] };

type Said = { t: ReturnType<typeof useTranslate>; fileName: FileNames };
const FIELDS = 'resources.training-programs.fields';

/** A program as lines: what a version says, one thing a line. */
export const programLines = (program: SideOfProgram, { t, fileName }: Said): string[] => {
  const { name, description, thumbnailId, instructionsVideoId, deadlineDays, deadlineHours, isSequential } = program;
  const { hasCertificate, passPercent, certificateMonths, renewsCertificate } = program;
  const fact = (field: string, value: string | number | null) =>
    value === null || value === '' ? [] : [`${t(`${FIELDS}.${field}`)}: ${value}`];
  return [
    name,
    ...linesOf(description),
    ...fact('thumbnailId', thumbnailId && fileName(thumbnailId)),
    ...fact('instructionsVideoId', instructionsVideoId && fileName(instructionsVideoId)),
    '',
    t(`${FIELDS}.lessonIds`),
    ...program.lessons.map((lesson, at) => {
      const version =
        lesson.lessonVersion === null
          ? t('training.versions.draft')
          : t('training.versions.one', { version: lesson.lessonVersion });
      return `${at + 1}. ${lesson.name} (${version})`;
    }),
    ...(isSequential ? [t(`${FIELDS}.isSequential`)] : []),
    '',
    ...fact('deadlineDays', deadlineDays),
    ...fact('deadlineHours', deadlineHours),
    ...(deadlineDays === null && deadlineHours === null ? [t('training.program.noEnd')] : []),
    ...(hasCertificate
      ? [
          t(`${FIELDS}.hasCertificate`),
          ...fact('passPercent', passPercent),
          ...fact('certificateMonths', certificateMonths),
          ...(renewsCertificate ? [t(`${FIELDS}.renewsCertificate`)] : []),
        ]
      : []),
  ];
};

/** Lessons that both sides have, in versions that differ. */
export const changedLessons = (left: readonly NamedLesson[], right: readonly NamedLesson[]) =>
  right.flatMap(({ lessonId, name, lessonVersion: to }) => {
    const before = left.find((one) => one.lessonId === lessonId);
    return before && before.lessonVersion !== to ? [{ lessonId, name, from: before.lessonVersion, to }] : [];
  });
