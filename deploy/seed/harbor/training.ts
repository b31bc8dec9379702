import type { TrainingContent } from '#deploy/seed/content';

/** What everybody at the yard learns first. */
export const training: TrainingContent = {
  lessons: [
    {
      name: 'Life jackets and the dock',
      steps: [
        {
          name: 'Before you step on a dock',
          description: `Everybody on our docks wears a life jacket, guests included. It is checked before it is handed out:

- the **straps** close and hold when you pull at them
- the **cartridge** is green, and its date lies ahead
- the **size** fits: two fingers go under the shoulder straps

What does not pass goes into the red box in the dock office, never back on the hook.`,
          questions: [
            {
              responseType: 'multiple-choice',
              text: 'Which life jackets do you hand out?',
              points: 2,
              choices: [
                { text: 'Those whose straps hold, whose cartridge is green, and that fit', isRight: true },
                { text: 'Any that hangs on the hook', isRight: false },
                { text: 'Those with a red cartridge, if the guest can swim', isRight: false },
              ],
            },
          ],
        },
        {
          name: 'When somebody falls in',
          description: `1. Shout **“Man overboard”** and point at the person. Do not stop pointing.
2. Throw the ring from the nearest post.
3. Call the dock office on channel 12.

Nobody jumps in after anybody.`,
          questions: [
            {
              responseType: 'multiple-choice',
              text: 'What do you do first?',
              points: 3,
              choices: [
                { text: 'Jump in', isRight: false },
                { text: 'Shout, and keep pointing at the person', isRight: true },
                { text: 'Run to the dock office', isRight: false },
              ],
            },
            {
              responseType: 'text',
              text: 'Where is the ring nearest to where you work?',
              points: null,
              minimumCharacters: 10,
            },
          ],
        },
      ],
    },
    {
      name: 'How we speak with guests',
      steps: [
        {
          name: 'The first minute',
          description: `Look up, say hello, and say your name. Guests remember the first minute longer than the boat.

> “Good morning, I am Noa. Is this your first time on the lake?”`,
          questions: [
            {
              responseType: 'text',
              text: 'Write how you would greet a family with two small children.',
              points: 5,
              minimumCharacters: 40,
            },
          ],
        },
      ],
    },
    {
      name: 'First aid by the water',
      steps: [
        {
          name: 'Somebody is pulled out of the lake',
          description: `Lake Superior is cold all year. Whoever comes out of it is treated as **hypothermic** until a doctor says otherwise:

1. Lay them flat, out of the wind, on something dry.
2. Take off what is wet, cut it where you must, and wrap them in the foil and two blankets from the yellow box.
3. Call 911 from the dock office. Say “North dock, 12 Slipway Road”.

No alcohol, no hot shower, no rubbing.`,
          questions: [
            {
              responseType: 'multiple-choice',
              text: 'A guest has been in the water for ten minutes, shivers and wants to walk to the sauna. What do you do?',
              points: 4,
              choices: [
                { text: 'Lay them flat, take off what is wet, wrap them up and call 911', isRight: true },
                { text: 'Walk to the sauna with them', isRight: false },
                { text: 'Rub their arms and legs until they are warm', isRight: false },
              ],
            },
          ],
        },
      ],
    },
  ],
  learned: [
    {
      program: 'First week at the harbor',
      email: 'recruiter@harbor.example',
      answers: [
        'At the door of the office, beside the fire extinguisher.',
        'Good morning, I am Rosa! Who would like to try on the smallest life jacket we have? Then we look at your boat together.',
      ],
    },
    {
      program: 'First week at the harbor',
      email: 'auditor@harbor.example',
      answers: [
        'On the second post of the north dock.',
        'Hello, my name is Priya. Welcome to the lake. I will show your children where the ducks sleep, and you where to leave your bags.',
      ],
      review: {
        by: 'trainer@harbor.example',
        points: 4,
        feedback:
          'Warm, and the children come first: just right. Next time also ask whether it is their first time on the lake, so that you know what to explain.',
      },
    },
    {
      program: 'First week at the harbor',
      email: 'trainer@harbor.example',
      answers: ['On the wall of the workshop.', 'Good morning. Please keep the children off the docks.'],
      review: {
        by: 'admin@harbor.example',
        isWhole: true,
        points: 1,
        feedback:
          'Safe, but nobody would come back. Say your name, and ask whether it is their first time on the lake.',
      },
    },
    {
      program: 'Safe on the docks',
      email: 'auditor@harbor.example',
      answers: ['Beside the boat lift.'],
      daysAgo: 9,
      review: {
        by: 'trainer@harbor.example',
        points: null,
        feedback: 'Right, and there is a second one on the crane.',
      },
    },
    { program: 'Safe on the docks', email: 'trainer@harbor.example', answers: [], daysAgo: 1, isBegun: true },
  ],
  open: {
    program: 'Safe on the docks',
    slug: 'safe-on-the-docks',
    isListed: true,
    embedOrigins: ['https://www.lakeside-rentals.example', 'https://*.harbor-town.example'],
    daysAgo: 8,
    joined: [
      { source: 'newsletter', daysAgo: 4, answers: ['On the post beside the ferry landing.'] },
      { source: 'boat-fair', daysAgo: 2, isBegun: true },
      { source: 'newsletter', daysAgo: 1 },
      { source: 'training-page', daysAgo: 1, answers: ['At the end of the guest dock.'] },
    ],
  },
  programs: [
    {
      name: 'First week at the harbor',
      description: 'What everybody who starts at the yard, on the docks or in the lodge learns in the first week.',
      lessons: ['Life jackets and the dock', 'How we speak with guests'],
      deadlineDays: 7,
      isSequential: true,
      follows: ['Recruiter', 'Trainer'],
      ...{ hasCertificate: true, passPercent: 80, certificateMonths: null, renewsCertificate: false },
    },
    {
      name: 'Safe on the docks',
      description: 'Life jackets, rings and the radio, looked at again before every season.',
      lessons: ['Life jackets and the dock'],
      deadlineDays: 5,
      isSequential: false,
      renewed: {
        daysAgo: 10,
        description:
          'Life jackets, rings and the radio, looked at again before every season. Open to our guests and partners, too.',
        note: 'For guests and partners as well',
      },
      ...{ hasCertificate: true, passPercent: 60, certificateMonths: 12, renewsCertificate: true },
      scheduled: {
        daysAgo: 20,
        people: ['recruiter@harbor.example', 'trainer@harbor.example', 'auditor@harbor.example'],
        extended: [
          { email: 'auditor@harbor.example', daysAgo: 14, untilDaysAgo: 7, reason: 'Was at the boat fair.' },
          { email: 'trainer@harbor.example', daysAgo: 2, untilDaysAgo: -10, reason: 'Back from parental leave.' },
        ],
      },
    },
    {
      name: 'First aid refresher',
      description: 'For everybody who carries the green cross: cold water, cuts and burns, before the season starts.',
      lessons: ['First aid by the water'],
      deadlineDays: 14,
      isSequential: false,
      forLabel: 'First aider',
      ...{ hasCertificate: true, passPercent: 100, certificateMonths: 24, renewsCertificate: true },
    },
  ],
};
