export const hireEnUs = {
  hire: {
    title: 'Before your first day',
    lead: 'What companies that are hiring you need from you.',
    as: '{{jobTitle}} at {{company}}',
    starts: 'Your first day: {{day}}',
    open_one: '{{count}} thing is waiting for you.',
    open_other: '{{count}} things are waiting for you.',
    nothingOpen: 'There is nothing you need to do right now.',
    hired: 'You have been hired. Look for an invitation in your mail.',
    due: 'By {{day}}',
    optional: 'Optional',
    done: 'Done',
    tick: 'Mark as done',
    answer: 'Your answer',
    send: 'Send answer',
    document: 'A document of your profile',
    give: 'Give this document',
    upload: 'Upload a document',
    given: 'Sent.',
    banner: {
      one: '{{company}} is getting ready for your first day.',
      several: 'Companies are getting ready for your first day.',
      action: 'See what they need',
    },
    empty: {
      title: 'Nothing is asked of you',
      detail: 'When a company hires you, what it needs before your first day appears here.',
    },
  },
};

export const hireProblemEnUs = {
  'pending-hire-answer-required': 'Write an answer.',
  'pending-hire-document-required': 'Choose a document of your profile.',
  'pending-hire-ended': 'The company has ended this. Nothing is needed any more.',
  'pending-hire-done': 'You have been hired already. Nothing is needed any more.',
};
