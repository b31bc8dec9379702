/** What a document of a profile is. */
export const documentTypes = ['resume', 'cover-letter', 'certificate', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Documents of one profile; one upload brings one of them. */
export const MAX_PROFILE_DOCUMENTS = 20;
/** Documents that a company keeps with one record. */
export const MAX_KEPT_DOCUMENTS = 50;
