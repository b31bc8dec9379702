import type { HandbookKind } from 'contracts/training/handbook/handbook.choices';

export type Template = {
  id: string;
  kind: HandbookKind;
  name: string;
  summary: string;
  steps: readonly { name: string; text: string; checks?: readonly string[] }[];
};

export const templatesEnUs: readonly Template[] = [
  {
    id: 'task',
    kind: 'sop',
    name: 'How to …',
    summary: 'What this procedure is for, and when you need it.',
    steps: [
      {
        name: 'What you need',
        text: 'Tools, access and materials.',
        checks: ['First thing at hand', 'Second thing at hand'],
      },
      { name: 'What you do', text: '1. First\n2. Then\n3. Last' },
      { name: 'How you know that it worked', text: 'What it looks like when everything is right.' },
      { name: 'When something goes wrong', text: 'Whom to tell, and what to do until they come.' },
    ],
  },
  {
    id: 'onboarding',
    kind: 'process',
    name: 'Somebody new starts',
    summary: 'Everything that has to happen so that the first week goes well.',
    steps: [
      { name: 'Before the first day', text: '', checks: ['Contract signed', 'Accounts created', 'Workplace ready'] },
      { name: 'On the first day', text: '', checks: ['Welcome and tour', 'Introduce the team', 'Hand over equipment'] },
      {
        name: 'After the first week',
        text: 'Sit down together and ask how it went.',
        checks: ['Talk about the first week'],
      },
    ],
  },
  {
    id: 'incident',
    kind: 'process',
    name: 'When something serious happens',
    summary: 'Who does what in the first hour, and what follows.',
    steps: [
      {
        name: 'Make it safe',
        text: 'People first, then everything else.',
        checks: ['Everybody is safe', 'The area is closed off'],
      },
      {
        name: 'Tell people',
        text: 'Who is called, in which order, and on which number.',
        checks: ['Manager on duty called'],
      },
      { name: 'Write down what happened', text: 'Time, place, who was there, what was seen. No guesses.' },
      {
        name: 'Learn from it',
        text: 'What we change so that it does not happen again.',
        checks: ['Procedures updated'],
      },
    ],
  },
];
