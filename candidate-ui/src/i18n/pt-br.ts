import { errorsPtBr } from '#candidate-ui/errors/errors.pt-br';
import { emailAddressProblemPtBr, emailAddressPtBr } from '#candidate-ui/identity/email-address/email-address.pt-br';
import { invitationProblemPtBr, invitationPtBr } from '#candidate-ui/identity/invitation/invitation.pt-br';
import { partnershipProblemPtBr, partnershipPtBr } from '#candidate-ui/identity/partnership/partnership.pt-br';
import { passwordProblemPtBr, passwordPtBr } from '#candidate-ui/identity/password/password.pt-br';
import { registrationPtBr } from '#candidate-ui/identity/registration/registration.pt-br';
import { securityPtBr } from '#candidate-ui/identity/security/security.pt-br';
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
  ...securityPtBr,
  ...errorsPtBr,
  ...registrationPtBr,
  ...emailAddressPtBr,
  ...passwordPtBr,
  ...invitationPtBr,
  ...partnershipPtBr,
  ...jobPtBr,
  ...applicationPtBr,
  ...profilePtBr,
  problem: {
    ...problemPtBr,
    ...sessionPtBr.problem,
    ...emailAddressProblemPtBr,
    ...passwordProblemPtBr,
    ...invitationProblemPtBr,
    ...partnershipProblemPtBr,
    ...applicationProblemPtBr,
    ...profileProblemPtBr,
  },
  field: fieldPtBr,
};
