import { fileURLToPath } from 'node:url';
import type { IRouter } from 'express';
import { FONT_PATH, type FontSubset, fontSubsets, fontUrl } from 'ui-kit/theme/font';

const YEAR_SECONDS = 31_536_000;
const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;

const inPackage = (name: string): string => fileURLToPath(import.meta.resolve(`@fontsource-variable/figtree/${name}`));
const fileOf = (subset: FontSubset): string => inPackage(`files/figtree-${subset}-wght-normal.woff2`);

/** The typeface of all pages, at the same addresses on every host, and its licence. */
export const fontRoutes = (router: IRouter): void => {
  const files = [
    ...fontSubsets.map((subset) => ({ path: fontUrl(subset), file: fileOf(subset), type: 'font/woff2' })),
    { path: `${FONT_PATH}/LICENSE`, file: inPackage('LICENSE'), type: 'text/plain; charset=utf-8' },
  ];
  for (const { path, file, type } of files) {
    router.get(path, (_, response) => {
      response.locals.route = FONT_PATH;
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', FOREVER);
      // A folder above may begin with a dot; the files come with the product.
      response.sendFile(file, { cacheControl: false, dotfiles: 'allow' });
    });
  }
};
