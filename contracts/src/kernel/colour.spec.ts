import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, shadesOf } from './colour.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const lightSurfaces = ['#ffffff', '#f6f7f5', '#f0f2ef'];
const darkSurfaces = ['#0f1412', '#161c19', '#1d2521'];

describe('a company’s colour', () => {
  it('given black on white, when contrast is counted, then it is what WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('given any colour, when text is written in it or on it, then it can be read on every surface', () => {
    fc.assert(
      fc.property(color, (one) => {
        const { light, dark } = shadesOf(one);
        for (const surface of lightSurfaces) expect(contrast(light.link, surface)).toBeGreaterThanOrEqual(4.5);
        for (const surface of darkSurfaces) {
          expect(contrast(dark.link, surface)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(dark.fill, surface)).toBeGreaterThanOrEqual(3);
        }
        for (const { fill, onFill } of [light, dark]) expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('given a colour that can be read as it is, when it is used on light, then it stays itself', () => {
    expect(shadesOf('#0c4a3d').light).toEqual({ link: '#0c4a3d', fill: '#0c4a3d', onFill: '#ffffff' });
    expect(shadesOf('#ffd400').light).toMatchObject({ fill: '#ffd400', onFill: '#000000' });
  });
});
