export const applicationEnUs = {
  application: {
    title: 'Your application',
    pageTitle: 'Apply: {{job}}',
    eyebrow: '{{company}} is hiring',
    otherAccount: 'Not you? Use another account',
    apply: {
      action: 'Apply now',
      busy: 'Sending your application…',
      as: 'You are applying as {{name}} ({{email}}). {{company}} will receive what your profile says.',
      leavesCompany:
        'You are in the workspace of {{company}}. Applying takes you to your candidate workspace. You can switch back from the menu.',
    },
    comeIn: {
      signUp: 'Create an account and apply',
      login: 'I have an account',
      why: 'With an account you can see the status of your application at any time. Nothing is sent until you confirm.',
    },
    submitted: {
      title: 'Your application has been sent',
      mine: 'My interviews',
      more: 'More open jobs',
      step: {
        seen: '{{company}} has received your application and will review it.',
        told: 'We will email {{email}} when something changes.',
        follow: 'You can check the status under “My interviews”. There is nothing else you need to do.',
      },
    },
    before: {
      title: 'You have already applied for this job',
      detail: 'The company received your application on {{date}}. You do not need to apply again.',
      detailUndated: 'The company has received your application. You do not need to apply again.',
    },
    closed: {
      title: 'This job is no longer open',
      detail:
        'It was closed, or the link is incomplete. If you applied before, the company still has your application.',
      openJobs: 'See open jobs',
    },
    mine: {
      toAnswer: '{{company}} has questions for you. Answer them in this browser, whenever it suits you.',
      live: 'Interview appointment',
      answerBy: 'Answer by {{at}} ({{zone}}).',
      answer: 'Go to interview',
      unsent: 'Some of your recordings have not been sent yet. They wait in this browser.',
      send: 'Continue sending',
      title: 'My interviews',
      lead: 'The jobs you applied for, the interviews you were invited to, and their status.',
      applied: 'Applied',
      invited: 'Invited',
      updated: 'Last updated',
      empty: {
        title: 'No applications or invitations yet',
        detail:
          'Your applications will appear here, and interviews that companies invite you to at your confirmed email address.',
        action: 'See open jobs',
      },
    },
    progress: {
      'applied-to': { title: 'Applied to', empty: 'No applications are waiting for a first response.' },
      'in-progress': { title: 'In progress', empty: 'Nothing is in progress right now.' },
      completed: { title: 'Completed', empty: 'No completed applications yet.' },
    },
    status: {
      created: {
        label: 'Application received',
        detail: '{{company}} has received your application but has not reviewed it yet.',
      },
      pending: {
        label: 'Interview coming up',
        detail: '{{company}} would like to interview you and will tell you how and when.',
      },
      'to-answer': { label: 'Waiting for your answers' },
      invited: { label: 'Invited', detail: '{{company}} would like to get to know you.' },
      unanswered: {
        label: 'Deadline passed',
        detail:
          'The deadline has passed, and {{company}} has not received your answers. Contact the company if something went wrong.',
      },
      answered: {
        label: 'Answers received',
        detail: '{{company}} has received your answers. There is nothing you need to do now.',
      },
      reviewed: { label: 'Reviewed', detail: '{{company}} has reviewed your application. There is no decision yet.' },
      considered: {
        label: 'Shortlisted',
        detail: '{{company}} has put you on its shortlist. There is no decision yet.',
      },
      unapproved: {
        label: 'Under review',
        detail:
          '{{company}} is still deciding: your application is not approved at this point. Contact the company to find out more.',
      },
      approved: {
        label: 'Approved',
        detail: 'Good news: {{company}} has approved your application and will contact you.',
      },
      rejected: {
        label: 'Not selected',
        detail: '{{company}} has decided not to move forward with your application. Thank you for your interest.',
      },
      discarded: {
        label: 'Closed',
        detail: '{{company}} has closed this application and will not review it further.',
      },
    },
  },
};
