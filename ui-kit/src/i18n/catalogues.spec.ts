/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { keysUsedIn, missingKeys, placeholdersOf, textsOf } from '#ui-kit/test/catalogue.fixture';
import { enUs } from './en-us.ts';
import { ptBr } from './pt-br.ts';

const english = textsOf(enUs);
const portuguese = textsOf(ptBr);

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.spec.{ts,tsx}', '!../**/*.fixture.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('catalogues that both UIs show', () => {
  it('given the sources, when a key is used, then en-us has it', () => {
    const used = keysUsedIn(sources, Object.keys(enUs));
    expect(used.length).toBeGreaterThan(10);
    expect(missingKeys(used, english)).toEqual([]);
  });

  it('given both languages, when they are compared, then they have the same keys and name the same values', () => {
    const shape = (texts: Map<string, string>) =>
      [...texts].map(([key, text]) => `${key} ${placeholdersOf(text)}`).sort();
    expect(shape(portuguese)).toEqual(shape(english));
  });
});
