import type { AssignedContent } from '#deploy/seed/content';

type Owner = Pick<AssignedContent, 'role' | 'team'>;
/** Each so many days ago. */
const gave = (by: AssignedContent['by'], owner: Owner, people: Readonly<Record<string, number>>): AssignedContent[] =>
  Object.entries(people).map(([candidate, daysAgo]) => ({ candidate, by, daysAgo, ...owner }));

/** Who looks after whom at the yard. */
export const harborAssigned: readonly AssignedContent[] = [
  ...gave(
    'Recruiter',
    { role: 'Recruiter' },
    {
      ...{ 'Björn Sandström': 30, 'Hana Kuroda': 27, 'Fiona Braithwaite': 24, 'Camille Duvernay': 20 },
      ...{ 'Aisha Mohamud': 16, 'Noor van Dijk': 11, 'Jessamyn Holloway': 10 },
    },
  ),
  ...gave(
    'Recruiter',
    { role: 'Owner' },
    {
      ...{ 'Isak Nordqvist': 25, 'Chidinma Eze': 18, 'Devika Subramanian': 13, 'Étienne Marchand': 6 },
    },
  ),
  ...gave(
    'Recruiter',
    { team: 'Boatyard' },
    {
      ...{ 'Amara Okonkwo': 40, 'Caleb Whitefeather': 33, 'Danuta Wrona': 29, 'Eero Lampinen': 22 },
      ...{ 'Gabriel Thibodeau': 17, 'Kwabena Asante': 9, 'Wiremu Parata': 5, 'Owen Tremblett': 3 },
    },
  ),
  ...gave('Owner', { team: 'Lodges' }, { 'Elisabetta Corvi': 21, 'Giulia Bonfanti': 15, 'Marlon Etienne': 8 }),
  // Who has met them looks after them from now on; and who is on leave does so no more.
  ...gave('Owner', { role: 'Recruiter' }, { 'Amara Okonkwo': 12 }),
  ...gave('Recruiter', {}, { 'Jessamyn Holloway': 4 }),
];
