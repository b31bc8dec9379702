/** As forms show them; whatever is not named here follows in its own order. */
const order = [
  'title',
  'slug',
  'location',
  'streetAddress',
  'postalCode',
  'city',
  'region',
  'country',
  'workplaceType',
  'employmentTypes',
  'categories',
  'industries',
  'educationLevel',
  'experienceLevel',
  'travelFrequency',
  'availableToRelocate',
  'salaryMin',
  'salaryMax',
  'currency',
  'interval',
  'benefits',
  'expiresOn',
  'timeZone',
  'expiresAt',
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneE164',
  'candidateName',
  'candidateId',
  'jobTitle',
  'jobId',
  'status',
  'comment',
];

const rank = (field: string): number => {
  const place = order.indexOf(field);
  return place === -1 ? order.length : place;
};

export const inFieldOrder = (fields: readonly string[]): string[] =>
  [...fields].sort((one, other) => rank(one) - rank(other));

/** Names as they were then, and the ids of today's records that they stand beside. */
const beside: Record<string, string> = { candidateId: 'candidateName', jobId: 'jobTitle' };

/** Fields of a record as a person reads them: not the ids of what is named beside them. */
export const readableFields = (record: Record<string, unknown>): string[] =>
  inFieldOrder(Object.keys(record).filter((field) => !((beside[field] ?? '') in record)));
