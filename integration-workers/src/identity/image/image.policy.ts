import type { CompanyEvent } from 'contracts/identity/company/company.events';
import type { UserEvent } from 'contracts/identity/user/user.events';
import { policy } from '#integration-workers/engine/policy';
import { forgetImages } from './forget-images.job.ts';
import { removeReplaced } from './remove-replaced.job.ts';

/** Whenever an image is no longer shown its file goes; with a person who erases their account, every file of theirs. */
export const imagePolicy = policy<CompanyEvent | UserEvent>({
  name: 'identity.image',
  jobs: [removeReplaced, forgetImages],
  on: {
    CompanyLogoChanged: ({ data: { companyId, from } }) =>
      from === null ? [] : [removeReplaced.request(companyId, { owners: 'companies', ownerId: companyId })],
    UserAvatarChanged: ({ data: { userId, from } }) =>
      from === null ? [] : [removeReplaced.request(userId, { owners: 'users', ownerId: userId })],
    UserErased: ({ data: { userId } }) => [forgetImages.request(userId, { userId })],
  },
});
