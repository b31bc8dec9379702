import { describe, expect, it } from 'vitest';
import { ptBr } from '#admin-ui/i18n/pt-br';
import { sectionTable } from '#admin-ui/section-table';
import { allEnUs } from '#admin-ui/test/all-words.fixture';
import type { Resource } from './description.ts';
import { kindOf, optionsOf } from './kinds.ts';
import { isResource } from './useResource.ts';
import { resourceEnUs } from './words.en-us.ts';
import { resourcePtBr } from './words.pt-br.ts';

type Words = { [key: string]: string | Words };

const load = async (resource: Resource) => ({ ...resource, entity: await resource.loadEntity() });
const resources = await Promise.all(sectionTable.filter(isResource).map(load));
const textAt = (words: Words, key: string) =>
  key.split('.').reduce<string | Words | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), words);

/** What is asked for without being written out: what people write, and what they choose from. */
const keysOf = ({ name, pages, entity: { fields } }: (typeof resources)[number]): string[] =>
  Object.entries(pages.some(({ path }) => path === 'create') ? fields : {}).flatMap(([field, schema]) => [
    `${name}.fields.${field}`,
    ...(kindOf(schema) === 'choice' ? optionsOf(schema).map((option) => `${name}.${field}.${option}`) : []),
  ]);

describe('words of a resource', () => {
  it.each([
    ['en-us', allEnUs],
    ['pt-br', ptBr],
  ])(
    'given %s, when fields and choices of every resource are looked up, then it has words for each',
    (_, catalogue) => {
      const words = (catalogue as unknown as Words).resources as Words;
      expect(resources.length).toBeGreaterThan(10);
      expect(resources.flatMap(keysOf).filter((key) => typeof textAt(words, key) !== 'string')).toEqual([]);
    },
  );

  it('given a name alone, when words are made of it, then titles, questions and messages say it as people do', () => {
    const english = resourceEnUs({ name_one: 'Job', name_other: 'Jobs', empty: { detail: 'Write one.' } });
    expect(english).toMatchObject({ title: 'Jobs', create: 'New job', created: 'Job created', search: 'Search jobs' });
    expect(english).toMatchObject({ empty: { title: 'No jobs yet', detail: 'Write one.' } });
    expect(resourceEnUs({ name_one: 'API key', name_other: 'API keys' })).toMatchObject({ create: 'New API key' });
    expect(resourcePtBr({ name_one: 'Vaga', name_other: 'Vagas', gender: 'f' })).toMatchObject({
      create: 'Nova vaga',
      saved: 'Vaga salva',
      empty: { title: 'Nenhuma vaga ainda' },
      remove: { title: 'Remover esta vaga?' },
      removeMany: { done_other: '{{count}} vagas removidas' },
    });
  });
});
