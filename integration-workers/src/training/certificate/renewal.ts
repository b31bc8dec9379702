/** Newer certificates of the same person and program `c` that have not expired. */
export const NEWER = `exists (select from read.training_certificate n where n.tenant_id = c.tenant_id
  and n.user_id = c.user_id and n.program_id = c.program_id and n.id <> c.id and n.status = 'valid'
  and n.created_at > c.created_at)`;

/** Whether the program of `c`, as it is published today, has those who hold its certificate scheduled again. */
export const RENEWS = `exists (select from read.training_program p
  join read.training_version v on v.tenant_id = p.tenant_id and v.aggregate = 'trainingProgram' and v.of_id = p.id
    and v.version = p.published_version
  where p.tenant_id = c.tenant_id and p.id = c.program_id
    and v.content->>'hasCertificate' = 'true' and v.content->>'renewsCertificate' = 'true')`;

export const RENEWAL_PROJECTIONS = ['training.trainingCertificate', 'training.trainingProgram', 'training.version'];
