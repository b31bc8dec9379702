/** What a company's own field is of. Stored in events. */
export const customFieldOwners = ['candidate', 'job'] as const;
export type CustomFieldOwner = (typeof customFieldOwners)[number];

/** What it holds. Stored in events. */
export const customFieldKinds = ['text', 'number', 'date', 'choice', 'choices', 'yes-no', 'link'] as const;
export type CustomFieldKind = (typeof customFieldKinds)[number];

export const hasOptions = (kind: CustomFieldKind): boolean => kind === 'choice' || kind === 'choices';

export const MAX_CUSTOM_OPTIONS = 100;
export const MAX_CUSTOM_OPTION_NAME = 100;
export const MAX_CUSTOM_FIELDS = 100;
/** Characters of a text or a link. */
export const MAX_CUSTOM_TEXT = 1000;
