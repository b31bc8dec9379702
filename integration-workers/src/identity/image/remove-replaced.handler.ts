import type { CompanyEvent } from 'contracts/identity/company/company.events';
import type { UserEvent } from 'contracts/identity/user/user.events';
import { imageKey } from 'contracts/kernel/image';
import type { Recorded } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import type { Handler } from '#integration-workers/engine/job';
import type { RemoveReplaced } from './remove-replaced.job.ts';

type ImageEvent = Extract<CompanyEvent | UserEvent, { type: 'CompanyLogoChanged' | 'UserAvatarChanged' }>;

const replacedBy = ({ type, data }: Recorded<ImageEvent>): string | null =>
  type === 'CompanyLogoChanged' ? (data.from?.imageId ?? null) : known(data.from);

/** Of somebody who was erased meanwhile nothing can be read, and all files go with them. */
export const handle: Handler<RemoveReplaced> = async ({ data: owner, cause }, { event, files }) => {
  const imageId = replacedBy((await event(cause.position)) as Recorded<ImageEvent>);
  if (imageId !== null) await files.remove(imageKey(owner, imageId));
};
