export const PRACTICE_PATH = 'trainings/user/training';

export const practicePath = (programId: string): string => `/${PRACTICE_PATH}/${programId}`;
export const practiceLessonPath = (programId: string, lessonId: string): string =>
  `${practicePath(programId)}/lesson/${lessonId}`;

/** Where files of a program that is practiced are asked for. */
export const practiceTickets = (programId: string) => (fileId: string) => ({
  resource: 'practice-programs',
  id: programId,
  action: `files/${fileId}/ticket`,
  isMine: true,
});
