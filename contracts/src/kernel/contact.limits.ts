/** Characters of a phone number as people type it. */
export const MAX_PHONE_LENGTH = 40;
