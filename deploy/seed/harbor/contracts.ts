import type { ContractsContent } from '#deploy/seed/content';

const boatyard = { name: 'Ingrid Halvorsen', email: 'ingrid.halvorsen@harbor.example' };

/** What Harbor & Pine has people sign who begin there. */
export const harborContracts: ContractsContent = {
  name: 'Employment agreement',
  locale: 'en-us',
  message: 'We are looking forward to your first day. Please read and sign the agreement.',
  roles: ['Employee', 'Employer'],
  content: `## Parties

This agreement is between **{{ company.name }}** (the employer) and **{{ candidate.full_name }}** (the employee).

## Work

1. The employee works at the boatyard or the lake houses in Duluth, Minnesota, forty hours a week.
2. The first three months are a trial period. Until its end either side may leave with two weeks of notice, afterwards with four.
3. Safety shoes, tools and rain gear belong to the employer, who replaces what wears out.

## Pay and leave

- Wages are paid on the last working day of each month.
- There are four weeks of paid leave, two of them while the lake is frozen.
- Overtime is agreed on beforehand, and paid at one and a half times the hourly rate.

## Confidentiality

Lines plans, customers' names and recipes of the lakeside kitchen stay in the house, also after the employment has ended.

## Changes

Changes of this agreement are made in writing and signed by both sides.`,
  sent: [
    {
      daysAgo: 20,
      people: [{ name: 'Linnea Dahlberg', email: 'linnea.dahlberg@mail.example' }, boatyard],
      signedBy: 2,
    },
    {
      daysAgo: 9,
      people: [{ name: 'Caleb Whitefeather', email: 'caleb.whitefeather@mail.example' }, boatyard],
      signedBy: 0,
      declined: 'I have accepted another offer. Thank you, and all the best to the crew.',
    },
    {
      daysAgo: 2,
      people: [{ name: 'Petra Vidmar', email: 'petra.vidmar@mail.example' }, boatyard],
      signedBy: 1,
    },
    {
      daysAgo: 1,
      people: [{ name: 'Samir Haddad', email: 'samir.haddad@mail.example' }, boatyard],
      signedBy: 0,
    },
  ],
  toMany: {
    name: 'Rules of the boatyard',
    locale: 'en-us',
    message: 'The new season begins. Please read what we have agreed on for the yard and the lodges, and sign it.',
    roles: ['Colleague'],
    content: `## On the water

1. Whoever takes out a boat of **{{ company.name }}** wears a life jacket and says at the gate when they will be back.
2. Nobody rows alone before the ice buoys are in.

## In the workshop

- The saws stand still when somebody under sixteen is in the room.
- Solvents and rags go into the red bin, and the bin goes out every evening.

## With guests

What guests of the lodges tell us stays with us. Photographs of them are shown only with their consent.`,
    daysAgo: 6,
    to: ['Ingrid Halvorsen', 'Rosa Delgado', 'Tomasz Wieczorek'],
    signedBy: ['Tomasz Wieczorek', 'Rosa Delgado'],
  },
};
