import { STAFF_HOME } from 'ui-kit/identity/session/redirect';
import { goTo } from '#candidate-ui/api/leave';
import { orLogin } from '#candidate-ui/api/useQuery';
import { enterCompany, switchWorkspace } from '#candidate-ui/identity/session/workspace';
import { sayProblem } from '#candidate-ui/shared/say-problem';

/** Back to a company's console: the workspace is switched, and that company is the one that opens. */
export const goToCompany = async (companyId: string): Promise<void> => {
  try {
    await orLogin(switchWorkspace('tenant'));
    enterCompany(companyId);
    goTo(STAFF_HOME);
  } catch (error) {
    sayProblem(error);
  }
};
