import { enUs as kitEnUs } from 'ui-kit/i18n/en-us';
import { responseProblemEnUs } from 'ui-kit/recruiting/response-problems.en-us';
import { uploadProblemEnUs } from 'ui-kit/upload/upload.en-us';
import { errorsEnUs } from '#candidate-ui/errors/errors.en-us';
import { invitationEnUs } from '#candidate-ui/identity/invitation/invitation.en-us';
import { partnershipEnUs } from '#candidate-ui/identity/partnership/partnership.en-us';
import { registrationEnUs } from '#candidate-ui/identity/registration/registration.en-us';
import { mediaEnUs } from '#candidate-ui/media/media.en-us';
import { applicationEnUs } from '#candidate-ui/recruiting/application/application.en-us';
import { guestReviewEnUs, guestReviewProblemEnUs } from '#candidate-ui/recruiting/guest-review/guest-review.en-us';
import { hireEnUs, hireProblemEnUs } from '#candidate-ui/recruiting/hire/hire.en-us';
import { jobEnUs } from '#candidate-ui/recruiting/job/job.en-us';
import { marketplaceEnUs, marketplaceProblemEnUs } from '#candidate-ui/recruiting/marketplace/marketplace.en-us';
import { portalAccessEnUs } from '#candidate-ui/recruiting/portal-access/portal-access.en-us';
import { profileEnUs } from '#candidate-ui/recruiting/profile/profile.en-us';
import { responseEnUs } from '#candidate-ui/recruiting/response/response.en-us';
import { shellEnUs } from '#candidate-ui/shared/shell.en-us';
import { portalUploadEnUs } from '#candidate-ui/shared/upload/upload.en-us';

export const enUs = {
  ...kitEnUs,
  ...shellEnUs,
  ...errorsEnUs,
  ...registrationEnUs,
  ...invitationEnUs,
  ...partnershipEnUs,
  ...jobEnUs,
  ...applicationEnUs,
  ...hireEnUs,
  ...portalAccessEnUs,
  ...profileEnUs,
  ...mediaEnUs,
  ...responseEnUs,
  ...guestReviewEnUs,
  ...marketplaceEnUs,
  upload: portalUploadEnUs,
  problem: {
    ...kitEnUs.problem,
    ...uploadProblemEnUs,
    ...responseProblemEnUs,
    ...marketplaceProblemEnUs,
    ...hireProblemEnUs,
    ...guestReviewProblemEnUs,
    'storage-full': 'Your storage is full. Delete documents to make room.',
  },
};
