export const RUNS_PATH = 'trainings/process-runs';

const filtered = (filter: object) => `/${RUNS_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** Runs with a step for me to do. */
export const TODO_PATH = filtered({ whose: 'todo' });
/** Runs of one process. */
export const runsOf = (documentId: string): string => filtered({ documentId });
export const startPath = (documentId: string): string =>
  `/${RUNS_PATH}/create?${new URLSearchParams({ process: documentId })}`;
export const runPath = (id: string): string => `/${RUNS_PATH}/${id}/view`;
