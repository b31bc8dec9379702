import { MAX_SIGNATURE_LENGTH } from 'contracts/recruiting/contract/contract.choices';
import { describe, expect, it } from 'vitest';
import { pictureThatFits, pictureUrl } from './picture.ts';

describe('pictures of signatures (docs/product.md SIG-8)', () => {
  it('given a picture that is small, when it is taken, then it stays a PNG', () => {
    expect(pictureThatFits(({ type }) => `${type}`)).toBe('png');
  });

  it('given a photograph, when it is too long as PNG, then it is a JPEG, and smaller where that is too long as well', () => {
    const long = 'x'.repeat(MAX_SIGNATURE_LENGTH + 1);
    expect(pictureThatFits(({ type, quality }) => (type === 'png' ? long : `${type} ${quality}`))).toBe('jpeg 0.85');
    expect(pictureThatFits(({ scale }) => (scale > 0.5 ? long : `${scale}`))).toBe('0.5');
    expect(pictureThatFits(() => long)).toBe(null);
  });

  it('given either, when it is shown, then its address says what it is', () => {
    expect(pictureUrl('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
    expect(pictureUrl('iVBORw0K')).toBe('data:image/png;base64,iVBORw0K');
  });
});
