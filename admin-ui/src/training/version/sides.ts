/** What stands on a side of a comparison: the number of a version, or the draft as it is now. */
export const DRAFT = 'draft';

type Versioned = { publishedVersion: number; publication?: string; status?: string };

const isPublished = ({ publication, status }: Versioned): boolean => (publication ?? status) === 'published';

/** A version beside the draft; where the draft is that version, beside the one before. */
export const comparisonOf = (record: Versioned, version: number): string => {
  const isNewest = version === record.publishedVersion && isPublished(record);
  return isNewest && version > 1 ? `?from=${version - 1}&to=${version}` : `?from=${version}`;
};
