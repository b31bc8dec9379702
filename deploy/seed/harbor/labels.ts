import type { LabelContent, UserLabelContent } from '#deploy/seed/content';

/** Of those who work there. */
export const harborUserLabels: readonly UserLabelContent[] = [
  {
    name: 'First aider',
    description: 'Has a valid first aid certificate. Somebody on every shift has one.',
    ...{ backgroundColor: '#fbe1e1', fontColor: '#8a1c1c' },
    people: ['recruiter@harbor.example', 'trainer@harbor.example'],
  },
  {
    name: 'Forklift license',
    description: 'May drive the forklift and the boat lift.',
    ...{ backgroundColor: '#fdeccd', fontColor: '#6b3d00' },
    people: ['trainer@harbor.example'],
  },
  {
    name: 'Fire warden',
    description: 'Knows the assembly points and counts heads.',
    ...{ backgroundColor: '#dfe9fb', fontColor: '#173f7a' },
    people: ['admin@harbor.example', 'recruiter@harbor.example'],
  },
  {
    name: 'Atende em português',
    description: 'Recebe os hóspedes do Brasil e de Portugal nas pousadas.',
    ...{ backgroundColor: '#e3f1ec', fontColor: '#0c4a3d' },
    people: ['auditor@harbor.example'],
  },
];

export const harborLabels: readonly LabelContent[] = [
  {
    name: 'Has own tools',
    description: 'Brings the hand tools of a boatbuilder.',
    ...{ backgroundColor: '#e3f1ec', fontColor: '#0c4a3d' },
    ...{ by: 'Recruiter', daysAfter: 2 },
    candidates: ['Amara Okonkwo', 'Björn Sandström', 'Gabriel Thibodeau', 'Owen Tremblett', 'Wiremu Parata'],
  },
  {
    name: 'Needs a room',
    description: 'Moves to Duluth and asks for one of our staff rooms.',
    ...{ backgroundColor: '#fdeccd', fontColor: '#6b3d00' },
    ...{ by: 'Recruiter', daysAfter: 3 },
    candidates: [
      'Björn Sandström',
      'Hana Kuroda',
      'Camille Duvernay',
      'Luana Medeiros',
      'Petra Vidmar',
      'Noor van Dijk',
    ],
  },
  {
    name: 'Worked a season with us',
    description: 'Ask their former lead before the interview.',
    ...{ backgroundColor: '#dfe9fb', fontColor: '#173f7a' },
    ...{ by: 'Owner', daysAfter: 1 },
    candidates: ['Caleb Whitefeather', 'Marlon Etienne', 'Savannah Little', 'Fiona Braithwaite'],
  },
  {
    name: 'Speaks Portuguese',
    description: 'For guests from Brazil and Portugal.',
    ...{ backgroundColor: '#efe3f8', fontColor: '#542478' },
    ...{ by: 'Recruiter', daysAfter: 2 },
    candidates: [
      'Davi Nascimento',
      'Heitor Vasconcelos',
      'Luana Medeiros',
      'Paulo Figueira',
      'Yara Teles',
      'Beatriz Sequeira',
    ],
  },
];
