import { type BrandPalette, lightPalette, type Tone } from './palette.ts';

type Plain = Exclude<keyof BrandPalette, 'tones'>;
const { tones: lightTones, ...plain } = lightPalette;

const record = <K extends string, V>(keys: readonly string[], of: (key: string) => V) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

/** The palette as custom properties: a change of theme is a change of one attribute, and nothing is drawn anew. */
export const colour = record<Plain, string>(Object.keys(plain), (name) => `var(--${name})`);
export const toneColour = record<Tone, { ink: string; tint: string }>(Object.keys(lightTones), (name) => ({
  ink: `var(--${name}-ink)`,
  tint: `var(--${name}-tint)`,
}));

/** What the custom properties of `colour` and `toneColour` stand for in one mode. */
export const variablesOf = ({ tones, ...rest }: BrandPalette): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [`--${name}`, value])),
  ...Object.fromEntries(
    Object.entries(tones).flatMap(([name, { ink, tint }]) => [
      [`--${name}-ink`, ink],
      [`--${name}-tint`, tint],
    ]),
  ),
});
