/** That a company is not suspended, as SQL over the column of its id: asked with every read, so that it is gone and back at once. */
export const isNotSuspended = (company: string): string =>
  `${company} <> all (array(select s.tenant_id from access.tenant s where s.suspended_at is not null))`;
