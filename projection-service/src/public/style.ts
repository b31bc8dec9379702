import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Shades, shadesOf } from 'contracts/kernel/colour';
import { fontFaces, fontFamily } from 'ui-kit/theme/font';
import { type BrandPalette, darkPalette, lightPalette, type Mode } from 'ui-kit/theme/palette';
import { initialsOf } from './formats.ts';
import { escapeHtml } from './html.ts';

const ownStyle = readFileSync(new URL('style.css', import.meta.url), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,>]) ?/g, '$1')
  .replaceAll(': ', ':')
  .trim();

const colours = ['canvas', 'surface', 'sunken', 'line', 'outline', 'ink', 'inkSoft'] as const;
const root = (mode: Mode, palette: BrandPalette): string =>
  `:root{color-scheme:${mode};${colours.map((name) => `--${name}:${palette[name]}`).join(';')}}`;
const inDark = (style: string): string => `@media screen and (prefers-color-scheme:dark){${style}}`;

/** The pages' style, without what only its readers need. */
export const pageStyle = [
  fontFaces,
  `:root{--font:${fontFamily}}`,
  root('light', lightPalette),
  inDark(root('dark', darkPalette)),
  ownStyle,
].join('');

const variables = ({ link, fill, onFill }: Shades): string =>
  `:root{--link:${link};--fill:${fill};--on-fill:${onFill}}`;

/** What the company's colour makes of links and buttons. */
export const brandStyle = (color: string): string => {
  const { light, dark } = shadesOf(color);
  return variables(light) + inDark(variables(dark));
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const ownHash = hashOf(pageStyle);

type Parts = { brand: string; script: string | null; hasLogo: boolean; frameAncestors: readonly string[] };

/**
 * Lets in exactly the styles and the script of one page, the typeface, pictures within it, a logo where there is one, and the
 * search to this address; and shows it in frames of exactly the sites that may.
 */
export const securityPolicy = ({ brand, script, hasLogo, frameAncestors }: Parts): string =>
  `default-src 'none';${script ? ` script-src ${hashOf(script)};` : ''} style-src ${ownHash} ${hashOf(brand)}; font-src 'self'; img-src${hasLogo ? " 'self'" : ''} data:; form-action 'self'; base-uri 'none'; frame-ancestors ${frameAncestors.join(' ') || "'none'"}`;

/** A picture for the browser's tab: the initials on the company's colour. */
export const initialsIcon = (name: string, color: string): string => {
  const { fill, onFill } = shadesOf(color).light;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${fill}"/><text x="16" y="21.5" font-family="system-ui,sans-serif" font-size="15" font-weight="650" text-anchor="middle" fill="${onFill}">${escapeHtml(initialsOf(name))}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** Our own: a ring around a point. */
export const OWN_COLOR = lightPalette.brand;
export const ownIcon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${OWN_COLOR}"/><circle cx="16" cy="16" r="8.5" fill="none" stroke="#fff" stroke-width="3"/><circle cx="16" cy="16" r="3.25" fill="#fff"/></svg>`,
)}`;
