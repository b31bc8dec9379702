import { errorsEnUs } from '#candidate-ui/errors/errors.en-us';
import { emailAddressEnUs, emailAddressProblemEnUs } from '#candidate-ui/identity/email-address/email-address.en-us';
import { invitationEnUs, invitationProblemEnUs } from '#candidate-ui/identity/invitation/invitation.en-us';
import { partnershipEnUs, partnershipProblemEnUs } from '#candidate-ui/identity/partnership/partnership.en-us';
import { passwordEnUs, passwordProblemEnUs } from '#candidate-ui/identity/password/password.en-us';
import { registrationEnUs } from '#candidate-ui/identity/registration/registration.en-us';
import { securityEnUs } from '#candidate-ui/identity/security/security.en-us';
import { sessionEnUs } from '#candidate-ui/identity/session/session.en-us';
import { applicationEnUs, applicationProblemEnUs } from '#candidate-ui/recruiting/application/application.en-us';
import { jobEnUs } from '#candidate-ui/recruiting/job/job.en-us';
import { profileEnUs, profileProblemEnUs } from '#candidate-ui/recruiting/profile/profile.en-us';
import { fieldEnUs, problemEnUs } from '#candidate-ui/shared/problem.en-us';
import { shellEnUs } from '#candidate-ui/shared/shell.en-us';

export const enUs = {
  ...shellEnUs,
  ...sessionEnUs,
  ...securityEnUs,
  ...errorsEnUs,
  ...registrationEnUs,
  ...emailAddressEnUs,
  ...passwordEnUs,
  ...invitationEnUs,
  ...partnershipEnUs,
  ...jobEnUs,
  ...applicationEnUs,
  ...profileEnUs,
  problem: {
    ...problemEnUs,
    ...sessionEnUs.problem,
    ...passwordProblemEnUs,
    ...invitationProblemEnUs,
    ...partnershipProblemEnUs,
    ...emailAddressProblemEnUs,
    ...applicationProblemEnUs,
    ...profileProblemEnUs,
  },
  field: fieldEnUs,
};
