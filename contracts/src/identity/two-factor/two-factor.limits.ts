/** Characters of a one-time or recovery code as people type it. */
export const MAX_ONE_TIME_CODE_LENGTH = 40;
