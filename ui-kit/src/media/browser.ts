/** Browsers that tell in different places what a page may use. */
export const helpedBrowsers = ['chrome', 'edge', 'firefox', 'safari', 'ios', 'android'] as const;
export type HelpedBrowser = (typeof helpedBrowsers)[number];

/** Every browser names those before it too: the most special first. */
const marks: readonly [HelpedBrowser, RegExp][] = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['edge', /Edg\//],
  ['firefox', /Firefox\//],
  ['chrome', /Chrome\//],
  ['safari', /Safari\//],
];

export const browserOf = (userAgent: string): HelpedBrowser =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'chrome';
