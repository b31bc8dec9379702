/**
 * Characters of a password, apart from its schema: pages that must stay small import these without zod. Argon2id costs grow
 * with the input: longer passwords are refused before they are hashed.
 */
export const MAX_PASSWORD_LENGTH = 200;
export const MIN_PASSWORD_LENGTH = 10;
