import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { IMAGE_TYPES, KEPT_IMAGE_TYPE, MAX_IMAGE_BYTES } from '#contracts/kernel/image';
import { ImageId, LogoView } from '#contracts/kernel/stored-image';

const image = { types: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES } as const;

const logo = { path: '/api/tenant/company/logo', answer: z.object({ logo: LogoView.nullable(), version: z.int() }) };

export const changeLogo = endpoint({
  ...logo,
  method: 'PUT',
  access: 'tenant.logo.update',
  summary: 'Set the company’s logo',
  upload: { ...image, field: 'logo' },
});
export const removeLogo = endpoint({
  ...logo,
  method: 'DELETE',
  access: 'tenant.logo.delete',
  summary: 'Remove the company’s logo',
});

const avatar = { path: '/api/user/avatar', answer: z.object({ avatar: z.string().nullable() }) };

export const changeMyAvatar = endpoint({
  ...avatar,
  method: 'PUT',
  access: 'authenticated',
  summary: 'Set my picture',
  upload: { ...image, field: 'avatar' },
});
export const removeMyAvatar = endpoint({
  ...avatar,
  method: 'DELETE',
  access: 'authenticated',
  summary: 'Remove my picture',
});

export const showImage = endpoint({
  method: 'GET',
  path: '/api/public/images/:owners/:ownerId/:imageId',
  access: 'public',
  summary: 'Get an image by the address in a record',
  params: z.object({ owners: z.enum(['companies', 'users']), ownerId: Id, imageId: ImageId }),
  answer: z.string(),
  download: KEPT_IMAGE_TYPE,
});
