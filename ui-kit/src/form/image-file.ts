import { IMAGE_TYPES, type ImageRejection, MAX_IMAGE_BYTES } from 'contracts/kernel/image';

export const ACCEPTED = IMAGE_TYPES.join(',');

const types: readonly string[] = IMAGE_TYPES;

/** What is wrong with a file before it is sent; its content is the server's to judge. */
export const imageFaults = ({ type, size }: Pick<File, 'type' | 'size'>): (ImageRejection | 'field-required')[] => [
  ...(types.includes(type) ? [] : (['file-type-invalid'] as const)),
  ...(size > MAX_IMAGE_BYTES ? (['file-too-large'] as const) : []),
  ...(size === 0 ? (['field-required'] as const) : []),
];
