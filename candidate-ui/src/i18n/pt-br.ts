import { errorsPtBr } from '#candidate-ui/errors/errors.pt-br';
import { sessionPtBr } from '#candidate-ui/identity/session/session.pt-br';
import { fieldPtBr, problemPtBr } from '#candidate-ui/shared/problem.pt-br';
import { shellPtBr } from '#candidate-ui/shared/shell.pt-br';

/** Partial: what is missing here shows in en-us. */
export const ptBr = {
  ...shellPtBr,
  ...sessionPtBr,
  ...errorsPtBr,
  problem: { ...problemPtBr, ...sessionPtBr.problem },
  field: fieldPtBr,
};
