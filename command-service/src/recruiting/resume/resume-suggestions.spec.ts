import { describe, expect, it } from 'vitest';
import { periodIn } from './resume-periods.ts';
import { suggestionsOf } from './resume-suggestions.ts';

const valuesOf = (...lines: string[]) =>
  Object.fromEntries(suggestionsOf(lines.join('\n')).map(({ field, value }) => [field, value]));

describe('what a résumé seems to say', () => {
  it.each([
    ['Mar 2019 – Jun 2021', { startDate: '2019-03', endDate: '2021-06', isCurrent: false, rest: '' }],
    ['2015 - 2018', { startDate: '2015', endDate: '2018', isCurrent: false, rest: '' }],
    ['Cook | 03/2019 to present', { startDate: '2019-03', endDate: '', isCurrent: true, rest: 'Cook' }],
    ['março de 2019 até hoje', { startDate: '2019-03', endDate: '', isCurrent: true, rest: '' }],
  ])('given %j, when it is read, then it is that period', (line, period) => {
    expect(periodIn(line)).toEqual(period);
  });

  it('given a Brazilian résumé, when it is read, then its parts are known by their names', () => {
    const values = valuesOf(
      ...['MARIA DA SILVA', 'São Paulo - SP, 01310-100', '(11) 91234-5678', 'maria@mail.example'],
      ...['EXPERIÊNCIA PROFISSIONAL', 'Cozinheira', 'Porta Azul', 'jan 2018 a dez 2020', 'Cozinha fria.'],
      ...['FORMAÇÃO ACADÊMICA', 'Gastronomia, Senac', '2014 - 2017', 'IDIOMAS', 'Inglês – avançado'],
    );
    expect(values).toMatchObject({
      ...{ firstName: 'Maria', lastName: 'Da Silva', city: 'São Paulo', state: 'SP', postalCode: '01310-100' },
      ...{ phone: '(11) 91234-5678', email: 'maria@mail.example' },
      work: [{ jobTitle: 'Cozinheira', organization: 'Porta Azul', startDate: '2018-01', endDate: '2020-12' }],
      education: [{ degreeName: 'Gastronomia', institution: 'Senac', lastEducationDate: '2017' }],
      languages: [{ name: 'Inglês', level: 'advanced' }],
    });
  });

  it('given entries one below the other, when they are read, then what is told of one is not the title of the next', () => {
    const { work } = valuesOf(
      ...['Experience', 'Joiner, Blue Door Yard', 'March 2019 - present', 'Planks, decks and spars.'],
      ...['Apprentice, North Pier', '2015 - 2019', 'Sweeping.'],
    ) as { work: { jobTitle: string; description: string }[] };
    expect(work.map(({ jobTitle, description }) => [jobTitle, description])).toEqual([
      ['Joiner', 'Planks, decks and spars.'],
      ['Apprentice', 'Sweeping.'],
    ]);
  });

  it('given words of no résumé, and one line without end, when they are read, then little is suggested and it takes no time', () => {
    expect(valuesOf('once upon a time', 'there was nobody')).toEqual({});
    for (const piece of ['a', '1 ', '2019 ', '- ', 'Aa ', '(', 'a.', 'a@'])
      expect(Object.keys(valuesOf(piece.repeat(100_000))).length).toBeLessThan(8);
  });
});
