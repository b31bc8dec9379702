/** Of a note about a job or a candidate. */
export const MAX_NOTE_LENGTH = 5_000;
/** Users whom one note may name. */
export const MAX_MENTIONS = 20;
