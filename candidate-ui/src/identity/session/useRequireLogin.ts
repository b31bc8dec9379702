import { goToLogin } from '#candidate-ui/api/leave';
import { currentWorkspace } from './workspace.ts';

/** Whether somebody is logged in. Where nobody is, the login page comes back to here. */
export const useRequireLogin = (): boolean => {
  const isIn = currentWorkspace() !== null;
  if (!isIn) goToLogin();
  return isIn;
};
