import { isProblemError } from 'contracts/client/problem-error';
import { client, currentTenant } from './client.ts';
import { goToPortal } from './login.ts';
import { sayOnce } from './say.ts';

/** Leaves the company for one's own applications: the token that comes back carries the other role (docs/product.md WS-3). */
export const goToMyApplications = async (): Promise<void> => {
  try {
    await client.forceRefresh('candidate');
    currentTenant.forget();
    goToPortal();
  } catch (error) {
    sayOnce(`problem.${isProblemError(error) ? error.code : 'internal-error'}`);
  }
};
