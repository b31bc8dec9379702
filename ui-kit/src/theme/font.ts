/** As in package.json: addresses hold it, so that browsers may keep a file for good. */
export const FONT_VERSION = '5.3.0';
/** Below which the files of the typeface are served, on every host. */
export const FONT_PATH = '/assets/fonts';

/** Parts of the typeface, of which a browser loads those that a page has letters of. */
export const fontSubsets = ['latin', 'latin-ext'] as const;
export type FontSubset = (typeof fontSubsets)[number];

const unicodeRanges: Record<FontSubset, string> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

export const fontUrl = (subset: FontSubset): string => `${FONT_PATH}/figtree-${FONT_VERSION}-${subset}.woff2`;

const faceOf = (subset: FontSubset): string =>
  `@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(${fontUrl(subset)}) format("woff2");unicode-range:${unicodeRanges[subset]}}`;

/** Arial in the measures of Figtree, so that nothing moves once it has loaded. */
const fallbackFace =
  '@font-face{font-family:"Figtree fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");size-adjust:101.3%;ascent-override:93.8%;descent-override:24.7%;line-gap-override:0%}';

export const fontFaces = fontSubsets.map(faceOf).join('') + fallbackFace;
export const fontFamily = 'Figtree,"Figtree fallback",system-ui,sans-serif';
/** Every page has letters of this one. */
export const fontPreload = { rel: 'preload', as: 'font', type: 'font/woff2', href: fontUrl('latin'), crossorigin: '' };
