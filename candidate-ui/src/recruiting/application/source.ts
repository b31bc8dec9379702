/** Source of those who found the job in the portal. */
export const PORTAL = 'candidate-portal';

/** Characters a source may have. */
const MAX_LENGTH = 60;

/** The source in an address, as far as the server takes one: `Indeed.com / Spring!` → `indeed.com-spring`. */
export const cleanSource = (source: string | null | undefined): string =>
  (source ?? '')
    .toLowerCase()
    .replace(/%[0-9a-f]{2}|[^a-z0-9._-]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/[-_.]{2,}/g, '-')
    .replace(/^[-_.]+|[-_.]+$/g, '') || PORTAL;

/** The address at which one applies: it holds the job and the source, and survives a sign-up on the way. */
export const applyPath = (jobId: string, source: string): string =>
  `/a/apply-from-source/${encodeURIComponent(jobId)}/${encodeURIComponent(source)}`;

/** The job and the source of a redirect to an application; null where it leads elsewhere. */
export const applicationIn = (redirect: string | null): { jobId: string; source: string } | null => {
  const [, jobId, source] = /^\/a\/apply-from-source\/([\w-]+)(?:\/([^/?#]*))?/.exec(redirect ?? '') ?? [];
  return jobId ? { jobId, source: cleanSource(source) } : null;
};
