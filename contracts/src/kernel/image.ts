/** What may be sent as an image: said by its content, whatever it is called. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Bytes of an image as it is sent (docs/product.md ID-23). */
export const MAX_IMAGE_BYTES = 5 * 1_048_576;
/** What is kept is re-encoded, always as this. */
export const KEPT_IMAGE_TYPE = 'image/webp';
/** Pixels along each edge of an avatar, and along the longer edge of a logo at most. */
export const AVATAR_EDGE = 256;
export const LOGO_EDGE = 512;

/** Every way an image may be refused. */
export type ImageRejection =
  | 'file-too-large' // more bytes than MAX_IMAGE_BYTES
  | 'file-type-invalid' // not one of IMAGE_TYPES, or one that moves
  | 'image-too-large' // more pixels than are worth decoding
  | 'image-unreadable'; // broken off, or no image behind its first bytes

/** Whose images there are. */
export type ImageOwners = 'companies' | 'users';
export type ImageOwner = { owners: ImageOwners; ownerId: string };

/** Where the files of an owner are kept, and one of them. */
export const imageFolder = ({ owners, ownerId }: ImageOwner): string => `${owners}/${ownerId}`;
export const imageKey = (owner: ImageOwner, imageId: string): string => `${imageFolder(owner)}/${imageId}`;

/** Where an image is found. Whoever knows its id may see it: the id is drawn, 128 bits, and told to nobody else. */
const imagePath = (owner: ImageOwner, imageId: string): string => `/api/public/images/${imageKey(owner, imageId)}`;

export const avatarPath = (ownerId: string, imageId: string): string =>
  imagePath({ owners: 'users', ownerId }, imageId);
export const logoPath = (ownerId: string, imageId: string): string =>
  imagePath({ owners: 'companies', ownerId }, imageId);
