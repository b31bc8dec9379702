import type { HiringContent } from '#deploy/seed/content';

/** What Harbor & Pine asks, and what its jobs have in common. */
export const harborHiring: HiringContent = {
  questions: [
    {
      text: 'Which boat have you looked after longest, and what did it teach you?',
      responseType: 'video',
      allowedTakes: 3,
      timeLimit: 180,
      thinkTime: 60,
      hint: 'A dinghy counts. So does a borrowed one.',
    },
    {
      text: 'Send us three photographs of something that you have made.',
      responseType: 'document',
      hint: 'One PDF with all three is easiest for us.',
    },
    {
      text: 'When could you start, and how many days of notice do you have to give?',
      responseType: 'text',
      minimumCharacters: 20,
    },
    {
      text: 'Which of these glues would you use below the waterline?',
      responseType: 'multiple-choice',
      points: 5,
      showsRightAnswer: true,
      choices: [
        { text: 'Epoxy', isRight: true },
        { text: 'Resorcinol', isRight: true },
        { text: 'White wood glue', isRight: false },
        { text: 'Hot melt', isRight: false },
      ],
    },
    {
      text: 'A guest says the cabin smells of varnish. Answer them as you would at the desk.',
      responseType: 'audio',
      allowedTakes: 2,
      timeLimit: 120,
      thinkTime: 30,
    },
  ],
  questionSets: [
    { name: 'Workshop interview', description: 'For everybody who works with wood.', questions: [0, 1, 3], added: [2] },
    { name: 'First questions', description: 'Answered in writing, in ten minutes.', questions: [3, 2] },
    { name: 'Lake house interview', description: 'For hosts, cooks and managers.', questions: [4, 2] },
  ],
  templates: [
    {
      name: 'Workshop job',
      title: 'Boatbuilder',
      questionSet: 'Workshop interview',
      content: {
        location: 'Duluth, Minnesota',
        streetAddress: '12 Slipway Road',
        postalCode: '55802',
        city: 'Duluth',
        region: 'Minnesota',
        country: 'US',
        employmentTypes: ['full-time'],
        categories: ['manufacturing'],
        industries: ['marine'],
        educationLevel: 'vocational',
        experienceLevel: 'mid',
        travelFrequency: 'none',
        benefits: ['medical', 'dental', 'retirement', 'paid-leave', 'training'],
        description:
          'You build and restore wooden boats with a crew of fourteen, from the first frame to the launch.\n\n## What you do\n\n- Plank, fair and finish hulls by hand\n- Read lines plans and loft what is missing\n- Teach one apprentice\n\n## What we offer\n\n- A warm workshop on the lake, and your own bench\n- Four weeks of paid leave, two of them when the lake is frozen',
      },
    },
    {
      name: 'Season at the lake houses',
      title: 'Host',
      questionSet: 'Lake house interview',
      content: {
        employmentTypes: ['temporary'],
        categories: ['hospitality'],
        industries: ['hospitality', 'tourism'],
        educationLevel: 'none',
        experienceLevel: 'entry',
        benefits: ['meals', 'housing', 'training'],
        description:
          'From May to October you look after the guests of one of our five lodges.\n\n## What you do\n\n- Welcome guests and show them the boats\n- Keep the house, with two others\n- Row across the bay once a week, so that the skiffs stay tight',
      },
    },
  ],
  openInterview: {
    title: 'Crew for the summer regatta',
    description:
      'Every July we sail eleven boats for our guests, and every July we are three people short. You need not be looking for a job: tell us what you have sailed and when you are free.\n\n## What we ask\n\n- A few questions, answered in writing\n- About ten minutes of your time\n- No résumé',
    instructions:
      'Take your time. There are no wrong answers, and nobody expects a finished text. We read everything ourselves and answer within a week.',
    openedDaysAgo: 21,
  },
  notes: [
    {
      slug: 'lead-boatbuilder',
      by: 'Owner',
      daysAgo: 12,
      text: 'The board would like somebody who has led a crew of ten or more. Please ask for it in the first talk.',
      mentions: ['Recruiter'],
    },
    {
      slug: 'lead-boatbuilder',
      by: 'Recruiter',
      daysAgo: 11,
      text: 'Two of the shortlisted have. I have added the question to the notes of both interviews.',
      mentions: ['Owner'],
    },
    {
      slug: 'head-chef-lakeside-kitchen',
      by: 'Recruiter',
      daysAgo: 6,
      text: 'Trial cooking is on a Tuesday: the kitchen is quiet then, and the market has fish.',
      mentions: [],
    },
  ],
  candidateNotes: [
    {
      candidate: 'Amara Okonkwo',
      by: 'Recruiter',
      daysAfter: 1,
      text: 'Called at noon. She is in Bristol until the end of the month and would rather speak in the evening.',
      mentions: [],
    },
    {
      candidate: 'Amara Okonkwo',
      by: 'Owner',
      daysAfter: 2,
      text: 'We met her at the boat show two years ago: she knew the answer to the question about steamed oak.',
      mentions: ['Recruiter'],
    },
    {
      candidate: 'Björn Sandström',
      by: 'Recruiter',
      daysAfter: 1,
      text: 'Needs four weeks’ notice. Asked about a place for his own boat over winter.',
      mentions: [],
    },
  ],
};
