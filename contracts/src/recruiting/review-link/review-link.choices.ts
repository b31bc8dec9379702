/** Limits of links for outside reviewers, apart from their schema. */
export const REVIEW_LINK_DAYS = [1, 3, 7, 14, 30, 90] as const;
export const DEFAULT_REVIEW_LINK_DAYS = 14;
export const MAX_REVIEW_LINK_DAYS = 90;
/** People who rate or comment by one link, told apart by their browsers. */
export const MAX_REVIEW_LINK_GUESTS = 20;
export const MAX_REVIEW_LINK_LABEL_LENGTH = 100;
/** Of a token: tenant, link and proof, as base64url. */
export const MAX_REVIEW_TOKEN_LENGTH = 200;
