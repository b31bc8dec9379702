import type { RuleContent, WebhookContent } from '#deploy/seed/content';

/** What the yard lets happen by itself. */
export const harborRules: readonly RuleContent[] = [
  {
    name: 'Thank rejected candidates',
    description: 'A day later, so that nobody is turned down within the hour.',
    status: 'rejected',
    does: { template: 'Thanks, and goodbye for now' },
    delay: { delayTime: 1, delayUnit: 'days' },
    onDaysAgo: 21,
  },
  {
    name: 'Invite approved candidates to the yard',
    description: 'Off until the slipway is repaired.',
    status: 'approved',
    does: { template: 'A day at the yard' },
    delay: { delayTime: 2, delayUnit: 'hours' },
  },
  {
    name: 'Have approved candidates called',
    description: 'A call says more than a mail. Off while Ravi is at sea.',
    status: 'approved',
    does: {
      task: 'Call them and say that we would like to meet',
      text: 'Ask when they can come to the yard.',
      dueDays: 2,
    },
    delay: { delayTime: 0, delayUnit: 'minutes' },
  },
  {
    name: 'Invite everybody who applies',
    description: 'For the summer, when there is no time to read each application first.',
    event: 'applied',
    does: { invites: true },
    delay: { delayTime: 1, delayUnit: 'hours' },
  },
  {
    name: 'Train new colleagues',
    description: 'From their first login on.',
    event: 'hire-joined',
    does: { program: 'First week at the harbor' },
    delay: { delayTime: 0, delayUnit: 'minutes' },
  },
  {
    name: 'Tell payroll who was hired',
    description: 'Turn on once payroll receives webhooks.',
    event: 'hired',
    does: { webhook: 'Payroll' },
    delay: { delayTime: 0, delayUnit: 'minutes' },
  },
  {
    name: 'Wish everybody well who starts a training',
    description: 'From the owner, with where to ask.',
    event: 'training-started',
    does: { template: 'Your training' },
    delay: { delayTime: 0, delayUnit: 'minutes' },
    onDaysAgo: 40,
  },
  {
    name: 'Congratulate whoever passes',
    description: 'At eighty percent and more.',
    event: 'training-passed',
    filters: [{ field: 'score', operator: 'at-least', values: ['80'] }],
    does: { template: 'Well done' },
    delay: { delayTime: 0, delayUnit: 'minutes' },
    onDaysAgo: 40,
  },
  {
    name: 'Ask for a new day after a missed deadline',
    description: 'Guest boats do not wait.',
    event: 'training-expired',
    does: { template: 'A new day for your training' },
    delay: { delayTime: 0, delayUnit: 'minutes' },
    onDaysAgo: 40,
  },
  {
    name: 'Say where certificates hang',
    description: 'Everybody hangs up theirs in the dock office.',
    event: 'certificate-issued',
    does: { template: 'Your certificate' },
    delay: { delayTime: 0, delayUnit: 'minutes' },
    onDaysAgo: 40,
  },
  {
    name: 'Thank readers of the handbook',
    description: 'Whoever has read it may change it, too.',
    event: 'handbook-acknowledged',
    does: { template: 'Thanks for reading' },
    delay: { delayTime: 0, delayUnit: 'minutes' },
    onDaysAgo: 40,
  },
  {
    name: 'Train again before a certificate expires',
    description: 'Off: the program schedules it by itself.',
    event: 'certificate-expiring',
    does: { program: 'Safe on the docks' },
    delay: { delayTime: 0, delayUnit: 'minutes' },
  },
];

/** Who is told outside. */
export const harborWebhooks: readonly WebhookContent[] = [
  {
    name: 'Payroll',
    description: 'Paused until payroll has moved to its new system.',
    event: 'interview.status-changed',
    url: 'https://payroll.example/hooks/onrecord',
  },
  {
    name: 'Team planner',
    description: 'Adds everybody who was approved to the planner.',
    event: 'interview.status-changed',
    filters: [{ field: 'status', operator: 'is', values: ['approved'] }],
    method: 'PUT',
    url: 'https://planner.example/api',
    path: '/people/{{ event.candidate_id }}',
    headers: [{ name: 'X-Source', value: '{{ company.name }}', isSecret: false, secretId: null }],
    body: `{
  "name": "{{ candidate.full_name }}",
  "email": "{{ candidate.email }}",
  "role": "{{ job.title | default: "To be decided" }}",
  "since": "{{ event.happened_at }}"
}`,
  },
];
