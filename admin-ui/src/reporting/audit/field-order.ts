/** As forms show them; whatever is not named here follows in its own order. */
const order = [
  'title',
  'slug',
  'location',
  'country',
  'employmentType',
  'salaryMin',
  'salaryMax',
  'currency',
  'interval',
  'firstName',
  'lastName',
  'email',
  'phone',
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
