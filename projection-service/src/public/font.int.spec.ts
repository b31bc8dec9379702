import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express from 'express';
import request from 'supertest';
import { FONT_PATH, FONT_VERSION, fontSubsets, fontUrl } from 'ui-kit/theme/font';
import { describe, expect, it } from 'vitest';
import { fontRoutes } from './font.routes.ts';

const app = express();
fontRoutes(app);

describe('the typeface', () => {
  it.each(fontSubsets)('given the subset %s, when asked for, then it is a font that browsers keep', async (subset) => {
    const { status, headers, body } = await request(app).get(fontUrl(subset)).responseType('blob');
    expect([status, headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body.subarray(0, 4).toString()).toBe('wOF2');
  });

  it('given its licence, when asked for, then it comes with the files', async () => {
    expect((await request(app).get(`${FONT_PATH}/LICENSE`)).text).toContain('SIL Open Font License');
  });

  it('given the package in use, when its version is compared, then addresses hold the same', () => {
    const file = fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/package.json'));
    expect(JSON.parse(readFileSync(file, 'utf8')).version).toBe(FONT_VERSION);
  });
});
