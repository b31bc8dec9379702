export const applicationEnUs = {
  application: {
    title: 'Your application',
    pageTitle: 'Apply: {{job}}',
    eyebrow: '{{company}} is hiring',
    otherAccount: 'This is not you? Use another account',
    apply: {
      action: 'Apply now',
      busy: 'Sending your application…',
      as: 'You apply as {{name}}, {{email}}. {{company}} gets your name and how to reach you.',
      leavesCompany:
        'You are at work in {{company}}. Applying takes you to your candidate workspace; you can go back from the menu.',
    },
    comeIn: {
      signUp: 'Create an account and apply',
      login: 'I have an account',
      why: 'With an account you see at any time where your application stands. Nothing is sent before you say so.',
    },
    submitted: {
      title: 'Your application has been sent',
      mine: 'My interviews',
      more: 'More open jobs',
      step: {
        seen: '{{company}} has your application now and looks at it.',
        told: 'When something changes, a message goes to {{email}}.',
        follow: 'Under “My interviews” you see where you stand. There is nothing more you need to do.',
      },
    },
    before: {
      title: 'You have applied for this job',
      detail: 'Your application of {{date}} is with the company. You need not send it again.',
      detailUndated: 'Your application is with the company. You need not send it again.',
    },
    closed: {
      title: 'This job is not open any more',
      detail:
        'The company has closed it, or the link is incomplete. If you applied for it before, your application is still with the company.',
      openJobs: 'See open jobs',
    },
    mine: {
      title: 'My interviews',
      lead: 'Every job you applied for, and where it stands.',
      applied: 'Applied',
      updated: 'Last change',
      empty: {
        title: 'You have not applied for a job yet',
        detail: 'Once you do, you see here at any time where you stand.',
        action: 'See open jobs',
      },
    },
    progress: {
      'applied-to': { title: 'Applied to', empty: 'No application is waiting for its first answer.' },
      'in-progress': { title: 'In progress', empty: 'Nothing is in progress right now.' },
      completed: { title: 'Completed', empty: 'No application has come to its end yet.' },
    },
    status: {
      created: {
        label: 'Application received',
        detail: '{{company}} has your application and has not looked at it yet.',
      },
      pending: {
        label: 'Interview coming up',
        detail: '{{company}} would like to interview you. They will tell you how and when.',
      },
      unanswered: { label: 'Not answered yet', detail: '{{company}} is still waiting for your answers.' },
      answered: { label: 'Answers received', detail: '{{company}} has your answers. You need not do anything now.' },
      reviewed: { label: 'Reviewed', detail: '{{company}} has looked at your application. There is no decision yet.' },
      considered: {
        label: 'In the closer choice',
        detail: '{{company}} is seriously considering you. There is no decision yet.',
      },
      unapproved: {
        label: 'Being looked at again',
        detail: '{{company}} has taken back an approval and has not decided yet. Ask them if you want to know more.',
      },
      approved: { label: 'Approved', detail: 'Good news: {{company}} has decided for you. They will contact you.' },
      rejected: {
        label: 'Not selected',
        detail: '{{company}} has decided to go on without you this time. We are sorry.',
      },
      discarded: {
        label: 'Closed',
        detail: '{{company}} has closed this application and will not look at it further.',
      },
    },
  },
};
