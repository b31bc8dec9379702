export const REVIEWS_PATH = 'trainings/video-responses';
/** Of an assignment. */
export const reviewPath = (id: string): string => `/${REVIEWS_PATH}/${id}/edit`;
export const scheduleReviewsPath = (schedule: string): string => `/trainings/review/${schedule}/edit`;

/** Pages of what waits and of what is done, of everything or of one schedule. */
export const queuePaths = (schedule: string | undefined) =>
  schedule === undefined
    ? { open: `/${REVIEWS_PATH}`, done: `/${REVIEWS_PATH}/training` }
    : { open: scheduleReviewsPath(schedule), done: `/trainings/review/${schedule}/show` };
