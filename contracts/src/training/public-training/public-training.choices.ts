/** Choices and limits of public trainings, apart from their schema: pages that must stay small import these without zod. */
export const publicTrainingStatuses = ['withdrawn', 'open'] as const;
export type PublicTrainingStatus = (typeof publicTrainingStatuses)[number];

/** Source of those whose link names none. */
export const TRAINING_PAGE = 'training-page';
/** Sites that may show it in a frame. */
export const MAX_EMBED_ORIGINS = 20;
/** People from outside who may join the trainings of one company within a day. */
export const MAX_JOINS_A_DAY = 1_000;
/** Trainings that one person may have joined. */
export const MAX_JOINED_TRAININGS = 200;

const ORIGIN =
  /^https:\/\/(?:\*\.(?=[^.]+\.[^.]))?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](?::[0-9]{1,5})?$/;

/** An address as somebody copies it, as the origin that it is of: `Example.com/courses` is `https://example.com`. */
export const originOf = (typed: string): string => {
  const value = typed.trim().toLowerCase();
  const [, scheme = 'https://', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?(.*)$/.exec(value) ?? [];
  return `${scheme}${rest.replace(/[/?#].*$/s, '')}`.replace(/^(https:\/\/.*):443$/, '$1');
};

/** An origin that may stand in `frame-ancestors`: https, a host with a dot; a wildcard only for the subdomains of one. */
export const isEmbedOrigin = (value: string): boolean => {
  if (value.length > 300 || !ORIGIN.test(value)) return false;
  return URL.canParse(value.replace('*.', 'any.'));
};
