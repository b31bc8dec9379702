import type { LabelContent } from '#deploy/seed/content';

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
