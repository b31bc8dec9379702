/** A secret in groups of four, as it is typed off a screen. */
export const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
