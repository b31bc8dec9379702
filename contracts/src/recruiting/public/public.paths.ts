/** Where everybody finds a company and its jobs. */
export const publicCompanyPath = (subdomain: string): string => `/p/${subdomain}`;
export const publicJobPath = (slug: string): string => `/${slug}`;
/** Where one applies; it survives the sign-up on the way. */
export const applyPath = (jobId: string, source: string): string => `/a/apply-from-source/${jobId}/${source}`;
