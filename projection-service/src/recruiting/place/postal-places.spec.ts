import { describe, expect, it } from 'vitest';
import { placeOf, placesWithin } from './postal-places.ts';

describe('places of postal codes', () => {
  it.each([
    ['US', '55802', 'US55802'],
    ['US', '55802-1234', 'US55802'],
    ['BR', '80010-000', 'BR80000'],
    ['BR', '04538133', 'BR01000'],
    ['CA', 'p7b 5e1', 'CAP7B'],
  ])('given the code %s %s, when its place is asked for, then it is %s', (country, code, place) => {
    expect(placeOf(country, code)).toBe(place);
  });

  it.each([
    ['US', '00000'],
    ['US', '5580'],
    ['US', 'Duluth'],
    ['DE', '10115'],
    ['CA', '55802'],
    ['', '55802'],
  ])('given %s %s, which nobody knows, when its place is asked for, then there is none', (country, code) => {
    expect(placeOf(country, code)).toBeNull();
    expect(placesWithin(country, code, 10)).toBeNull();
  });

  it('given Duluth, when asked for what is near, then Superior across the bay is within 25 km, Minneapolis within 250 and not within 200', () => {
    expect(placesWithin('US', '55802', 25)).toContain('US54880');
    expect(placesWithin('US', '55802', 200)).not.toContain('US55401');
    expect(placesWithin('US', '55802', 250)).toContain('US55401');
  });

  it('given Detroit, when asked for what is near, then Windsor on the other side of the border is found, and itself at any distance', () => {
    expect(placesWithin('US', '48226', 10)).toContain('CAN9A');
    expect(placesWithin('US', '48226', 1)).toContain('US48226');
  });
});
