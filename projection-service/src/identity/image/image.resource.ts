import { showImage } from 'contracts/identity/image/image.endpoints';
import { type ImageOwners, imageKey, KEPT_IMAGE_TYPE } from 'contracts/kernel/image';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { FileStorage } from 'platform/storage/file-storage';
import type { ReadContext } from '#projection-service/engine/list-resource';

export type ImageContext = Pick<ReadContext, 'http'> & { files: Pick<FileStorage, 'open'> };

const YEAR = 31_536_000;

/**
 * Under one id there is one image for ever. What a company shows may lie in any proxy and on any page; a person's picture only in
 * the browsers that were shown it, so that it can come to an end.
 */
const headersOf: Record<ImageOwners, Record<string, string>> = {
  companies: {
    'Cache-Control': `public, max-age=${YEAR}, immutable`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  users: { 'Cache-Control': `private, max-age=${YEAR}, immutable` },
};

/** GET /api/public/images/{owners}/{ownerId}/{imageId}: whoever was told the address may see it (docs/adr/0020). */
export const imageResource = (router: IRouter, { files, http }: ImageContext): void =>
  mount(
    router,
    showImage,
    async ({ params: { owners, ownerId, imageId } }) => {
      const found = await files.open(imageKey({ owners, ownerId }, imageId));
      if (!found) throw new Rejection('not-found', 404);
      return { ...found, type: KEPT_IMAGE_TYPE, etag: `"${imageId}"`, headers: headersOf[owners] };
    },
    http,
  );
