/** Characters of a phone number as people type it. */
export const MAX_PHONE_LENGTH = 40;

/** Characters of the name of a person or a company. */
export const MAX_NAME_LENGTH = 200;

/** Characters of a postal code, of any country. */
export const MAX_POSTAL_CODE_LENGTH = 20;
