/** Jobs of one page of a public list, apart from its schema: pages that must stay small import this without zod. */
export const OPEN_JOBS_PER_PAGE = 25;
/** How far down a public list goes. */
export const MAX_OPEN_JOBS_PAGE = 400;
