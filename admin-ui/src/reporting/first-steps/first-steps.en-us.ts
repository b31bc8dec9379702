export const firstStepsEnUs = {
  title: 'Get started',
  detail: 'Your numbers appear here as soon as people apply.',
  hide: 'Hide these steps',
  done: 'done',
  job: {
    title: 'Create and publish a job',
    detail: 'Only your company can see a draft.',
    action: 'Go to jobs',
  },
  share: {
    title: 'Share your public page',
    detail: 'People find your published jobs there and apply.',
  },
  decide: {
    title: 'Follow the interviews and decide',
    detail: 'Everything is kept on record.',
    action: 'Go to interviews',
  },
};
