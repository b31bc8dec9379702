import type { HandbookDocumentContent } from '#deploy/seed/content';

/** How work is done at the yard, on the docks and in the lodges. */
export const harborHandbook: readonly HandbookDocumentContent[] = [
  {
    kind: 'sop',
    name: 'Hand out and take back life jackets',
    summary:
      'So that nobody steps on a dock, or into a boat, in a life jacket that does not hold. **It takes two minutes per guest.**',
    owner: 'Trainer',
    daysAgo: 34,
    published: { daysAgo: 32, note: 'First version' },
    asksAcknowledgement: true,
    acknowledgeDays: 60,
    acknowledgedBy: ['Trainer', 'Recruiter'],
    steps: [
      {
        name: 'Check the jacket',
        text: 'Every jacket is checked each time it leaves the hook, also when it came back a minute ago.',
        checks: ['Straps close and hold when you pull', 'Cartridge is green and in date', 'No tears, no loose seams'],
      },
      {
        name: 'Fit it',
        text: 'Two fingers go under the shoulder straps, no more. Children also get the *crotch strap*.\n\n> Ask: “Does anything press?” A jacket that presses is taken off on the boat.',
      },
      {
        name: 'Write it down',
        text: 'Number of the jacket, name of the guest, time. The list hangs beside the door of the dock office.',
      },
      {
        name: 'Take it back',
        text: 'Rinse it with fresh water and hang it up **open**. What did not pass goes into the red box, never back on the hook.',
        checks: ['Rinsed', 'Hung up open', 'Crossed off the list'],
      },
    ],
  },
  {
    kind: 'process',
    name: 'Open the docks in spring',
    summary: 'From the last ice to the first guest. The yard leads, the lodges join from step three on.',
    team: 'Boatyard',
    owner: 'Trainer',
    reviewOn: '2030-03-01',
    daysAgo: 48,
    published: { daysAgo: 46, note: 'As we did it last year' },
    steps: [
      {
        name: 'Walk every dock',
        text: 'In daylight, two people, one of them with a life line.',
        checks: ['Boards', 'Cleats and rings', 'Ladders', 'Life rings and throw bags'],
      },
      {
        name: 'Power and light',
        text: '1. Switch the main breaker on with all shore sockets off.\n2. Test each socket with the tester from the workshop.\n3. Replace what the frost has split.',
        checks: ['All sockets tested', 'All lamps on'],
      },
      { name: 'Boats into the water', text: 'Electric launches first: they need a night on the charger.' },
      {
        name: 'Dress rehearsal',
        text: 'The crew plays guests for an afternoon. What goes wrong is written on the board and mended the same week.',
        checks: ['Rehearsal done', 'Board is empty again'],
      },
    ],
  },
  {
    kind: 'sop',
    name: 'Answer a guest who complains',
    summary: 'What we say, what we offer, and when we call somebody.',
    team: 'Lodges',
    owner: 'Trainer',
    daysAgo: 6,
    steps: [
      { name: 'Listen', text: 'Until they have finished. Write down what they say in their own words.' },
      { name: 'Offer something', text: 'You may give away up to **$50** without asking anybody.' },
    ],
  },
  {
    kind: 'policy',
    name: 'Code of conduct',
    summary:
      'How we treat guests and each other. It holds on the docks, in the workshop, in the lodges, and on the way home.',
    owner: 'Owner',
    daysAgo: 30,
    published: { daysAgo: 28, note: 'Agreed with everybody in the winter meeting' },
    asksAcknowledgement: true,
    acknowledgeDays: 45,
    acknowledgedBy: ['Owner', 'Trainer'],
    steps: [
      {
        name: 'Respect',
        text: 'We say what we think to the person it is about, not about them. Nobody is shouted at, whatever went wrong.',
      },
      {
        name: 'Safety before speed',
        text: 'Anybody may stop any work at any time. Whoever does so is **thanked**, also when it turns out to have been nothing.',
      },
      {
        name: 'When something is not right',
        text: 'Talk to your lead, or to Ingrid. You can also write it down and leave it in the box beside the time clock. Nobody is worse off for having said something.',
      },
    ],
  },
  {
    kind: 'policy',
    name: 'Alcohol and work on the water',
    summary: 'Short and without exceptions.',
    owner: 'Trainer',
    daysAgo: 21,
    published: { daysAgo: 20, note: 'The limit is now the same for guests’ boats' },
    asksAcknowledgement: true,
    acknowledgeDays: 14,
    acknowledgedBy: ['Trainer', 'Auditor'],
    steps: [
      {
        name: 'Before work',
        text: 'Nothing in the eight hours before you work on a dock, in a boat or with a machine.',
      },
      {
        name: 'At work',
        text: 'Nothing, also not when a guest invites you. Say: “I am still driving.” They understand.',
      },
    ],
  },
];
