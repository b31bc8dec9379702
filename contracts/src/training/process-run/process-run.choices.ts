/** Choices and limits of runs, apart from their schema: pages import these without zod. */
export const processRunStatuses = ['running', 'completed', 'cancelled'] as const;
export type ProcessRunStatus = (typeof processRunStatuses)[number];

/** Of whom a list shows runs: those with a step for me to do now, those that I have a part in, or those that I lead. */
export const runOwners = ['todo', 'mine', 'led'] as const;
export type RunOwner = (typeof runOwners)[number];

export const MAX_RUN_NAME_LENGTH = 200;
/** Characters. */
export const MAX_RUN_COMMENT_LENGTH = 2_000;
export const MAX_RUN_COMMENTS = 500;
export const MAX_RUN_DUE_DAYS = 365;
/** Steps of mine that one answer tells of. */
export const MAX_OPEN_STEPS = 50;
/** People who are offered at once. */
export const OFFERED_RUN_PEOPLE = 20;
/** Entries of a history that one answer tells of: the newest. */
export const MAX_RUN_HISTORY = 500;

type Planned = { userId: string | null; teamId?: string | null };
type PartIn = { userId: string; creatorId: string; steps: readonly Planned[] };
/** Whoever started a run or leads it says how it goes on. */
export const isLeader = ({ userId, creatorId }: Pick<PartIn, 'userId' | 'creatorId'>, person: string): boolean =>
  userId === person || creatorId === person;
/** Whoever has a part in a run sees all of it (docs/product.md HBK-13). `teams`: those of a run that the person is in. */
export const hasPart = (run: PartIn, person: string, teams: readonly string[] = []): boolean =>
  isLeader(run, person) || run.steps.some((step) => step.userId === person || teams.includes(teamOf(step) ?? ''));

/** The team that a step was given to; steps from before teams could be given any say nothing of one. */
export const teamOf = ({ teamId }: Planned): string | null => teamId ?? null;
export const teamsOf = ({ steps }: Pick<PartIn, 'steps'>): string[] => [
  ...new Set(steps.flatMap((step) => teamOf(step) ?? [])),
];
/** A team's, and nobody of it has taken it yet. */
export const isFree = (step: Planned): boolean => step.userId === null && teamOf(step) !== null;

/** Who does a step: whoever it was given to or has taken it, else whoever leads the run; null while it waits for somebody of its team. */
export const doerOf = (step: Planned, run: { userId: string }): string | null =>
  step.userId ?? (teamOf(step) === null ? run.userId : null);
