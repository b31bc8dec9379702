import { expect, it } from 'vitest';
import { choicesFor } from './choices-for.ts';

const countries = [
  { id: 'SA', name: 'Arábia Saudita' },
  { id: 'IT', name: 'Itália' },
  { id: 'BR', name: 'Brasil' },
];
const found = (typed: string) => choicesFor(countries, typed).map(({ id }) => id);

it('given what is typed, when choices are offered, then those that begin with it come before those that hold it', () => {
  expect(found('ita')).toEqual(['IT', 'SA']);
  expect(found('BR')).toEqual(['BR']);
  expect(found('x')).toEqual([]);
  expect(found('')).toEqual(['SA', 'IT', 'BR']);
});
