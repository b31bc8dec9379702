export type Mode = 'light' | 'dark';

/** Meaning of a colour, wherever one is used to say something: a foreground and the tint behind it, AA on each other. */
export type Tone = 'neutral' | 'info' | 'notice' | 'success' | 'danger' | 'accent' | 'quiet';
type ToneColours = { ink: string; tint: string };

export type BrandPalette = {
  canvas: string;
  surface: string;
  /** Slightly away from the surface: hovered rows, wells, the sidebar. */
  sunken: string;
  line: string;
  /** Outlines of things to type into: 3:1 against the surface. */
  outline: string;
  ink: string;
  inkSoft: string;
  brand: string;
  brandStrong: string;
  onBrand: string;
  tones: Record<Tone, ToneColours>;
};

export const lightPalette: BrandPalette = {
  canvas: '#f6f7f5',
  surface: '#ffffff',
  sunken: '#f0f2ef',
  line: '#e1e5e1',
  outline: '#87928c',
  ink: '#17201c',
  inkSoft: '#55615b',
  brand: '#0b6b57',
  brandStrong: '#085244',
  onBrand: '#ffffff',
  tones: {
    neutral: { ink: '#3f4a45', tint: '#e9edea' },
    info: { ink: '#1b4f8f', tint: '#e4eefa' },
    notice: { ink: '#7a4a00', tint: '#fcf0d9' },
    success: { ink: '#14603a', tint: '#def3e6' },
    danger: { ink: '#9b1c1c', tint: '#fce8e6' },
    accent: { ink: '#5b3a9e', tint: '#efe9fb' },
    quiet: { ink: '#55615b', tint: '#f0f2ef' },
  },
};

export const darkPalette: BrandPalette = {
  canvas: '#0f1412',
  surface: '#161c19',
  sunken: '#1d2521',
  line: '#2a332e',
  outline: '#6f7c75',
  ink: '#e6ece8',
  inkSoft: '#a3b0a9',
  brand: '#6ccbb2',
  brandStrong: '#8edcc7',
  onBrand: '#06251d',
  tones: {
    neutral: { ink: '#c9d3cd', tint: '#28312c' },
    info: { ink: '#a9cdf8', tint: '#1a2c42' },
    notice: { ink: '#f3c777', tint: '#38290e' },
    success: { ink: '#8fdcaa', tint: '#143322' },
    danger: { ink: '#ffaaa1', tint: '#421a18' },
    accent: { ink: '#cdb8fb', tint: '#2c2145' },
    quiet: { ink: '#a3b0a9', tint: '#1d2521' },
  },
};
