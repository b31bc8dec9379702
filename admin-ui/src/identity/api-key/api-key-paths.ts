export const API_KEYS = 'settings/api-keys';
export const apiKeyPath = ({ id }: { id: string }): string => `/${API_KEYS}/${id}/view`;

/** As people are shown a secret that they cannot be shown again: enough to tell it from others. */
export const maskedSecret = (ending: string | null): string => `onr_…${ending ?? ''}`;
