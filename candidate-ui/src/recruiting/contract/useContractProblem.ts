import './contract.words.ts';
import { isProblemError } from 'contracts/client/problem-error';
import { useProblemText } from 'ui-kit/problem/useProblemText';

/** Why something was refused, in words. */
export const useContractProblem = () => {
  const problemText = useProblemText();
  return (error: unknown): string => problemText(isProblemError(error) ? error.code : 'internal-error');
};
