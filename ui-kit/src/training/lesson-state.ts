import type { MyLessonQuestion, MyLessonStep } from 'contracts/training/assignment/assignment.views';

/** Percent of each video, by its step. */
type Percents = Readonly<Record<string, number>>;

/** As much of its video was played as it asks for. */
export const isWatched = ({ requiredPercent, id }: MyLessonStep, percents: Percents): boolean =>
  requiredPercent === null || (percents[id] ?? 0) >= requiredPercent;

/** A question that must be answered, and is not. */
export const isMissing = ({ isRequired, answeredAt }: MyLessonQuestion): boolean => isRequired && answeredAt === null;

export const hasVideo = ({ videoFileId, videoUrl }: Pick<MyLessonStep, 'videoFileId' | 'videoUrl'>): boolean =>
  videoFileId !== null || videoUrl !== null;

export const percentsOf = (steps: readonly MyLessonStep[], told: Percents): Record<string, number> => ({
  ...Object.fromEntries(steps.map(({ id, watchedPercent }) => [id, watchedPercent])),
  ...told,
});

/** What keeps a lesson from being finished: the first video that was not watched, else how many answers are missing. */
export const whatIsLeft = (steps: readonly MyLessonStep[], percents: Percents) => ({
  unwatched: steps.find((step) => !isWatched(step, percents)),
  unanswered: steps.flatMap(({ questions }) => questions).filter(isMissing).length,
});
