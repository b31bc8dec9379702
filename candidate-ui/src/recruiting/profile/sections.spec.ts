import { noAbout } from 'contracts/recruiting/profile/profile.about';
import { ProfileView } from 'contracts/recruiting/profile/profile.views';
import { describe, expect, it } from 'vitest';
import { completeness, fieldsOf, isFilled, sections } from './sections.ts';

const empty: ProfileView = {
  ...{
    id: '5f0c3a52-4c3f-4a35-9f2e-0d5a4f0a7c11',
    email: 'mia@mail.example',
    version: 1,
    firstName: 'Mia',
    lastName: 'Costa',
  },
  ...{ phone: '', phoneE164: '', location: '', postalCode: '', country: null, ...noAbout },
};

describe('sections of the profile', () => {
  it('given all that a profile may hold, when the sections are put together, then each field stands in one of them', () => {
    const asked = sections.flatMap(fieldsOf);
    expect([...asked].sort()).toEqual(Object.keys(noAbout).sort());
    expect(new Set(asked).size).toBe(asked.length);
    expect(Object.keys(ProfileView.shape)).toEqual(expect.arrayContaining(asked));
  });

  it('given an empty profile, when sections are filled in, then the percentage grows to 100 and no further', () => {
    expect([completeness(null, 0), completeness(empty, 0), completeness(empty, 3)]).toEqual([0, 0, 8]);
    const full = {
      ...{
        ...empty,
        phone: '+1 218 555 0142',
        location: 'Duluth',
        street: '1 Pier',
        city: 'Duluth',
        skills: ['Lofting'],
      },
      ...{
        currentTitle: 'Joiner',
        summary: 'By hand.',
        jobLevel: 'mid' as const,
        linkedinUrl: 'https://linkedin.com/in/mia',
      },
      ...{
        certifications: [{ name: 'STCW' }],
        languages: [{ name: 'English', level: null }],
        expectedHourlyWage: 4_000,
      },
      webAddresses: [{ type: 'website' as const, address: 'https://mia.example' }],
      work: [{ jobTitle: 'Joiner' } as (typeof empty.work)[number]],
      education: [{ institution: 'Yard school' } as (typeof empty.education)[number]],
    };
    expect(sections.filter((section) => !isFilled(section, full))).toEqual([]);
    expect(completeness(full, 1)).toBe(100);
  });
});
