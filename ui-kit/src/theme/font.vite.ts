import type { Plugin } from 'vite';
import { fontFaces, fontPreload } from './font.ts';

/** Declares the typeface in the page itself: it loads while the scripts do. */
export const fontInPage = (): Plugin => ({
  name: 'font-in-page',
  transformIndexHtml: () => [
    { tag: 'link', attrs: fontPreload, injectTo: 'head-prepend' },
    { tag: 'style', children: fontFaces, injectTo: 'head' },
  ],
});
