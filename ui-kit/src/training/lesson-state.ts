import type { MyLessonQuestion, MyLessonStep } from 'contracts/training/assignment/assignment.views';

/** Percent of each video, by its step. */
type Percents = Readonly<Record<string, number>>;

/** As much of its video was played as it asks for. */
export const isWatched = ({ requiredPercent, id }: MyLessonStep, percents: Percents): boolean =>
  requiredPercent === null || (percents[id] ?? 0) >= requiredPercent;

/** A question that must be answered, and is not; whether a lesson was read is answered by yes. */
export const isMissing = ({ isRequired, answeredAt, isConfirmed }: MyLessonQuestion): boolean =>
  isRequired && (answeredAt === null || isConfirmed === false);

export const hasVideo = ({ videoFileId, videoUrl }: Pick<MyLessonStep, 'videoFileId' | 'videoUrl'>): boolean =>
  videoFileId !== null || videoUrl !== null;

export const percentsOf = (steps: readonly MyLessonStep[], told: Percents): Record<string, number> => ({
  ...Object.fromEntries(steps.map(({ id, watchedPercent }) => [id, watchedPercent])),
  ...told,
});

const isUnanswered = ({ isRequired, answeredAt }: MyLessonQuestion): boolean => isRequired && answeredAt === null;

/** What keeps a lesson from being finished: the first video that was not watched, else how many answers are missing, and where first. */
export const whatIsLeft = (steps: readonly MyLessonStep[], percents: Percents) => ({
  unwatched: steps.find((step) => !isWatched(step, percents)),
  unanswered: steps.flatMap(({ questions }) => questions).filter(isUnanswered).length,
  unansweredIn: steps.find(({ questions }) => questions.some(isUnanswered))?.name ?? '',
  /** Where they say that they have not read it yet. */
  unconfirmedIn: steps.find(({ questions }) => questions.some(isMissing))?.name,
});

/** Something is asked for in it: what is only read is never done. */
const asksFor = ({ requiredPercent, questions }: MyLessonStep): boolean =>
  requiredPercent !== null || questions.some(({ isRequired }) => isRequired);
const isDone = (step: MyLessonStep): boolean =>
  isWatched(step, { [step.id]: step.watchedPercent }) && !step.questions.some(isMissing);

/** Where somebody goes on in a lesson: after the last step that they have done before the first that is left. */
export const stepToGoOn = (steps: readonly MyLessonStep[]): number => {
  const left = steps.findIndex((step) => !isDone(step));
  const before = left === -1 ? steps : steps.slice(0, left);
  return Math.min(before.findLastIndex(asksFor) + 1, Math.max(0, steps.length - 1));
};

/** A video that was played from its beginning on goes on where that ended. Milliseconds. */
const NEAR_MS = 2_000;
/** Where a video goes on, in seconds: at the end of what was played first; what was played to its end begins anew. */
export const videoStart = ({ watched, videoSeconds }: Pick<MyLessonStep, 'watched' | 'videoSeconds'>): number => {
  const [first] = watched;
  if (!first || videoSeconds === null || first[0] > NEAR_MS) return 0;
  return first[1] + NEAR_MS >= videoSeconds * 1_000 ? 0 : first[1] / 1_000;
};
