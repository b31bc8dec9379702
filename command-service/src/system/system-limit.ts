import { rateLimit } from 'platform/http/rate-limit';

/** Companies at their limit that are served at the same time. */
const COMPANIES = 10;

/** So many commands a minute of one company; one company's thousands leave the others theirs. */
export const systemLimit = (perMinute: number): ((tenantId: string) => Promise<void>) => {
  const ofCompany = rateLimit(perMinute);
  const ofAll = rateLimit(perMinute * COMPANIES);
  return async (tenantId) => {
    await ofCompany(tenantId);
    await ofAll('all');
  };
};
