/** Surfaces that text stands on: the darkest of the light ones and the lightest of the dark ones decide. */
const LIGHT = '#f0f2ef';
const DARK = '#1d2521';
/** WCAG 2.2: contrast of text (1.4.3; 1.4.6 on dark, where thin letters fade), and of what one must see to use it (1.4.11). */
const TEXT = 4.5;
const TEXT_ON_DARK = 7;
const SHAPE = 3;
const STEPS = 100;

type Channels = readonly [number, number, number];

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex).map(linear) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours as WCAG counts it, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

/** `share` (0 to 1) of the way from one colour to another. */
const mixed = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mix = channels(from).map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * share));
  return `#${mix.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** The colour itself, or as much of `towards` in it as the contrast takes. */
const readable = (color: string, on: string, towards: string, wanted: number): string => {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mixed(color, towards, step / STEPS);
    if (contrast(tried, on) >= wanted) return tried;
  }
  return towards;
};

const BLACK = '#000000';
const WHITE = '#ffffff';
const onTop = (fill: string): string => (contrast(fill, WHITE) >= contrast(fill, BLACK) ? WHITE : BLACK);

/** Colours of links and buttons on one kind of surface. */
export type Shades = { link: string; fill: string; onFill: string };

/** A company's colour where it can be read: darker for text on light, lighter on dark, on buttons as near to itself as it goes. */
export const shadesOf = (color: string): { light: Shades; dark: Shades } => {
  const onDark = readable(color, DARK, WHITE, SHAPE);
  return {
    light: { link: readable(color, LIGHT, BLACK, TEXT), fill: color, onFill: onTop(color) },
    dark: { link: readable(color, DARK, WHITE, TEXT_ON_DARK), fill: onDark, onFill: onTop(onDark) },
  };
};
