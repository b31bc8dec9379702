import { describe, expect, it } from 'vitest';
import { isEmbedOrigin, originOf } from './public-training.choices.ts';

describe('sites that may show a training in a frame (docs/product.md TRA-68)', () => {
  it('given an address as it is copied, when it is read, then it is the origin that it is of', () => {
    expect(
      ['Example.com', ' https://a.example/x?y#z ', 'https://a.example:443', 'https://*.A.example'].map(originOf),
    ).toEqual([
      'https://example.com',
      'https://a.example',
      'https://a.example:443'.replace(':443', ''),
      'https://*.a.example',
    ]);
  });

  it('given what is no origin of https, or would let everybody in, when it is looked at, then it is none', () => {
    const wrong = [
      'http://a.example',
      'https://*',
      'https://*.com',
      'https://a',
      'https://*.*.example.com',
      'https://a.*.com',
    ];
    const hostile = [
      "https://a.example 'self'",
      'https://a.example;',
      'https://a.example,b',
      'https://u@a.example',
      'data:x',
      '*',
    ];
    expect([...wrong, ...hostile, 'https://127.0.0.1', 'https://a.example:99999'].filter(isEmbedOrigin)).toEqual([]);
    expect(['https://a.example', 'https://*.a.example', 'https://a-b.co.uk:8443'].every(isEmbedOrigin)).toBe(true);
  });
});
