import { ptBr as kitPtBr } from 'ui-kit/i18n/pt-br';
import { responseProblemPtBr } from 'ui-kit/recruiting/response-problems.pt-br';
import { uploadProblemPtBr } from 'ui-kit/upload/upload.pt-br';
import { errorsPtBr } from '#candidate-ui/errors/errors.pt-br';
import { invitationPtBr } from '#candidate-ui/identity/invitation/invitation.pt-br';
import { partnershipPtBr } from '#candidate-ui/identity/partnership/partnership.pt-br';
import { registrationPtBr } from '#candidate-ui/identity/registration/registration.pt-br';
import { mediaPtBr } from '#candidate-ui/media/media.pt-br';
import { applicationPtBr } from '#candidate-ui/recruiting/application/application.pt-br';
import { guestReviewProblemPtBr, guestReviewPtBr } from '#candidate-ui/recruiting/guest-review/guest-review.pt-br';
import { hireProblemPtBr, hirePtBr } from '#candidate-ui/recruiting/hire/hire.pt-br';
import { jobPtBr } from '#candidate-ui/recruiting/job/job.pt-br';
import { marketplaceProblemPtBr, marketplacePtBr } from '#candidate-ui/recruiting/marketplace/marketplace.pt-br';
import { portalAccessPtBr } from '#candidate-ui/recruiting/portal-access/portal-access.pt-br';
import { profilePtBr } from '#candidate-ui/recruiting/profile/profile.pt-br';
import { responsePtBr } from '#candidate-ui/recruiting/response/response.pt-br';
import { shellPtBr } from '#candidate-ui/shared/shell.pt-br';
import { portalUploadPtBr } from '#candidate-ui/shared/upload/upload.pt-br';

/** Partial: what is missing here shows in en-us. */
export const ptBr = {
  ...kitPtBr,
  ...shellPtBr,
  ...errorsPtBr,
  ...registrationPtBr,
  ...invitationPtBr,
  ...partnershipPtBr,
  ...jobPtBr,
  ...applicationPtBr,
  ...hirePtBr,
  ...portalAccessPtBr,
  ...profilePtBr,
  ...mediaPtBr,
  ...responsePtBr,
  ...guestReviewPtBr,
  ...marketplacePtBr,
  upload: portalUploadPtBr,
  problem: {
    ...kitPtBr.problem,
    ...uploadProblemPtBr,
    ...responseProblemPtBr,
    ...marketplaceProblemPtBr,
    ...hireProblemPtBr,
    ...guestReviewProblemPtBr,
    'storage-full': 'Seu armazenamento está cheio. Exclua documentos para liberar espaço.',
  },
};
