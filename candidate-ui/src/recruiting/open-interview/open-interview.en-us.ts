/** What somebody reads who takes part in an open interview. */
export const openInterviewEnUs = {
  openInterview: {
    title: 'Your interview',
    eyebrow: '{{company}} would like to meet you',
    within_one: 'You have {{count}} day to answer once you join.',
    within_other: 'You have {{count}} days to answer once you join.',
    about: 'Read what the interview is about',
    action: 'Take part',
    busy: 'Signing you up…',
    as: 'You are taking part as {{name}} ({{email}}). {{company}} will receive what your profile says and what you answer.',
    leaves:
      'You are in the workspace of {{company}}. Taking part takes you to your candidate workspace. You can switch back from the menu.',
    preparing: 'Your interview is being prepared…',
    preparingDetail: 'It opens here in a moment.',
    slow: 'This is taking longer than usual. We will email you the link as soon as your interview is ready.',
    joined: 'You are taking part in this interview',
    toAnswer: 'The questions are waiting for you in this browser or on any other device.',
    answered: 'There is nothing left to answer. You can see where it stands under “My interviews”.',
    goOn: 'Go to interview',
    mine: 'My interviews',
    closed: 'This interview is not open',
    closedDetail:
      'It was closed, or the link is incomplete. If you took part before, the company still has your answers.',
  },
};
