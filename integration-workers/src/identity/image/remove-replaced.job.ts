import type { CompanyEvent } from 'contracts/identity/company/company.events';
import type { UserEvent } from 'contracts/identity/user/user.events';
import { Id } from 'contracts/kernel/id';
import { imageKey } from 'contracts/kernel/image';
import type { Recorded } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

type ImageEvent = Extract<CompanyEvent | UserEvent, { type: 'CompanyLogoChanged' | 'UserAvatarChanged' }>;

const replacedBy = ({ type, data }: Recorded<ImageEvent>): string | null =>
  type === 'CompanyLogoChanged' ? (data.from?.imageId ?? null) : known(data.from);

/** Removes the file of an image that another has taken the place of. */
export const removeReplaced = job({
  name: 'identity.image.remove-replaced',
  /** Whose image it was; which one only its event says: the id opens the image to whoever knows it. */
  payload: z.strictObject({ owners: z.enum(['companies', 'users']), ownerId: Id }),
  options: FOR_A_DAY,
  /** Of somebody who was erased meanwhile nothing can be read, and all files go with them. */
  handle: async ({ data: owner, cause }, { event, files }) => {
    const imageId = replacedBy((await event(cause.position)) as Recorded<ImageEvent>);
    if (imageId !== null) await files.remove(imageKey(owner, imageId));
  },
});
