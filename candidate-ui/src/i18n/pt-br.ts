import { errorsPtBr } from '#candidate-ui/errors/errors.pt-br';
import { registrationPtBr } from '#candidate-ui/identity/registration/registration.pt-br';
import { sessionPtBr } from '#candidate-ui/identity/session/session.pt-br';
import { applicationProblemPtBr, applicationPtBr } from '#candidate-ui/recruiting/application/application.pt-br';
import { jobPtBr } from '#candidate-ui/recruiting/job/job.pt-br';
import { profileProblemPtBr, profilePtBr } from '#candidate-ui/recruiting/profile/profile.pt-br';
import { fieldPtBr, problemPtBr } from '#candidate-ui/shared/problem.pt-br';
import { shellPtBr } from '#candidate-ui/shared/shell.pt-br';

/** Partial: what is missing here shows in en-us. */
export const ptBr = {
  ...shellPtBr,
  ...sessionPtBr,
  ...errorsPtBr,
  ...registrationPtBr,
  ...jobPtBr,
  ...applicationPtBr,
  ...profilePtBr,
  problem: { ...problemPtBr, ...sessionPtBr.problem, ...applicationProblemPtBr, ...profileProblemPtBr },
  field: fieldPtBr,
};
