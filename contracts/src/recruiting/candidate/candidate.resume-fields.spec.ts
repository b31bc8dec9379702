import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { candidateDefaults } from './candidate.fields.ts';
import { fieldsOfResume } from './candidate.resume-fields.ts';
import { resumeOf } from './candidate.resume-written.ts';

/** Written by others; absent where the repository stands alone. */
const SAMPLE = new URL('../../../../../shared/data/jsonresume/sample.resume.json', import.meta.url);

const resume = {
  $schema: 'https://mail.example/schema.json',
  basics: {
    name: 'Ada Byron Berg',
    label: 'Boatbuilder',
    email: 'ada@mail.example',
    phone: '+1 218 555 0155',
    url: 'https://ada.example.com',
    location: { city: 'Duluth', countryCode: 'US', unknown: 'kept' },
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
  },
  work: [{ name: 'Slipway', position: 'Joiner', startDate: '2019-04', highlights: ['One', 'Two'] }],
  volunteer: [{ organization: 'Harbor' }],
  skills: [{ name: 'Wood', level: 'Master', keywords: ['Scarf joints'] }],
  languages: [{ language: 'Norwegian', fluency: 'Native speaker' }],
};
const recordOf = (source: Record<string, unknown>) => ({ ...candidateDefaults, ...fieldsOfResume(source) });

describe('a résumé in JSON Resume', () => {
  it('given a résumé, when it is read, then its words stand in the fields of a candidate', () => {
    expect(fieldsOfResume(resume)).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'Byron Berg', currentTitle: 'Boatbuilder', city: 'Duluth', country: 'US' },
      skills: ['Wood', 'Scarf joints'],
      languages: [{ name: 'Norwegian', level: 'native' }],
      work: [
        expect.objectContaining({
          jobTitle: 'Joiner',
          organization: 'Slipway',
          description: 'One\nTwo',
          isCurrent: true,
        }),
      ],
      webAddresses: [
        { type: 'website', address: 'https://ada.example.com' },
        { type: 'github', address: 'https://github.com/ada' },
      ],
    });
  });

  it('given a résumé that nobody has changed, when it goes out, then it is what came in', () => {
    expect(resumeOf(recordOf(resume), resume)).toEqual(resume);
  });

  it('given a field that was changed since, when the résumé goes out, then its section says so and all others are as they came', () => {
    const out = resumeOf({ ...recordOf(resume), skills: ['Rigging'] }, resume);
    expect(out).toEqual({ ...resume, skills: [{ name: 'Rigging' }] });
  });

  it('given an entry that was changed since, when the résumé goes out, then what no field holds stays with it and with its neighbours', () => {
    const work = [
      {
        name: 'Slipway',
        position: 'Joiner',
        startDate: '2019-04',
        url: 'https://slipway.example',
        highlights: ['One'],
      },
      { name: 'Quay', position: 'Rigger', startDate: '2015', endDate: '2019', location: 'Duluth' },
    ];
    const record = recordOf({ ...resume, work });
    const [joiner, rigger] = record.work as Record<string, unknown>[];
    const changed = { ...joiner, jobTitle: 'Foreman' };
    expect(resumeOf({ ...record, work: [rigger, changed] }, { ...resume, work }).work).toEqual([
      work[1],
      { ...work[0], position: 'Foreman' },
    ]);
    const told = { ...joiner, description: 'Two' };
    expect(resumeOf({ ...record, work: [told] }, { ...resume, work }).work).toEqual([
      { name: 'Slipway', position: 'Joiner', startDate: '2019-04', url: 'https://slipway.example', summary: 'Two' },
    ]);
  });

  it('given one of several skills that was taken off, when the résumé goes out, then its group keeps the others and its level', () => {
    const skills = [{ name: 'Wood', level: 'Master', keywords: ['Scarf joints', 'Planing'] }];
    const record = { ...recordOf({ ...resume, skills }), skills: ['Wood', 'Planing', 'Rigging'] };
    expect(resumeOf(record, { ...resume, skills }).skills).toEqual([
      { name: 'Wood', level: 'Master', keywords: ['Planing'] },
      { name: 'Rigging' },
    ]);
  });

  it('given a phone that was changed since, when the résumé goes out, then all else of who they are is as it came', () => {
    const out = resumeOf({ ...recordOf(resume), phone: '+1 218 555 0199' }, resume);
    expect(out).toEqual({ ...resume, basics: { ...resume.basics, phone: '+1 218 555 0199' } });
  });

  it('given a LinkedIn profile, when it is read and goes out again, then it is the field of its own, and a profile', () => {
    const url = 'https://www.linkedin.com/in/ada';
    const linked = {
      ...resume,
      basics: { ...resume.basics, profiles: [{ network: 'LinkedIn', username: 'ada', url }] },
    };
    const record = recordOf(linked);
    expect(record.linkedinUrl).toBe(url);
    expect(record.webAddresses).toEqual([{ type: 'website', address: 'https://ada.example.com' }]);
    expect(resumeOf(record, linked)).toEqual(linked);
    const bo = { ...candidateDefaults, firstName: 'Bo', lastName: 'Dahl', email: 'bo@mail.example', linkedinUrl: url };
    expect(resumeOf(bo, null).basics).toMatchObject({ profiles: [{ network: 'LinkedIn', url }] });
  });

  it('given somebody who came without one, when a résumé is asked for, then it is made of their fields', () => {
    const person = { firstName: 'Bo', lastName: 'Dahl', email: 'bo@mail.example', skills: ['Varnish'] };
    expect(resumeOf({ ...candidateDefaults, ...person }, null)).toEqual({
      basics: { name: 'Bo Dahl', email: 'bo@mail.example', location: {}, profiles: [] },
      skills: [{ name: 'Varnish' }],
    });
  });

  it('given entries of every wrong kind, when it is read, then what fits is there and nothing is thrown', () => {
    const names = Array.from({ length: 60 }, (_, at) => `Name ${at}`);
    const fields = fieldsOfResume({
      basics: { name: `${'a'.repeat(99)}🚤 Berg`, label: `${'b'.repeat(199)}🚤` },
      work: [
        { position: 'Joiner', startDate: '2019-13', endDate: '2020-02-31', highlights: [{ toString: 1 }, 'One', 2] },
        { position: 'Rigger', summary: 'x\0' },
        null,
        { position: 'Sailor', startDate: '2019-02-28T09:00' },
      ],
      education: [{ institution: 'Harbor', courses: [{ toString: 1 }, 'Knots'], endDate: '2020-00' }],
      languages: names.map((language) => ({ language })),
      certificates: names.map((name) => ({ name })),
    });
    expect(fields).toMatchObject({
      firstName: 'a'.repeat(99),
      currentTitle: 'b'.repeat(199),
      work: [
        { jobTitle: 'Joiner', startDate: '2019', endDate: '2020-02', description: 'One', isCurrent: false },
        { jobTitle: '' },
        { jobTitle: 'Sailor', startDate: '2019-02-28' },
      ],
      education: [{ institution: 'Harbor', description: 'Knots', lastEducationDate: '2020' }],
    });
    expect([fields.languages, fields.certifications]).toEqual([
      names.slice(0, 50).map((name) => ({ name, level: null })),
      names.slice(0, 50).map((name) => ({ name })),
    ]);
  });

  it.skipIf(!existsSync(SAMPLE))(
    'given the sample of jsonresume.org, when it goes in and out, then nothing is lost',
    () => {
      const sample = JSON.parse(readFileSync(SAMPLE, 'utf8')) as Record<string, unknown>;
      expect(resumeOf(recordOf(sample), sample)).toEqual(sample);
    },
  );
});
