/** As people are shown a secret that they cannot be shown again: enough to tell it from others. */
export const maskedSecret = (ending: string | null): string => `onr_…${ending ?? ''}`;
