import { lines, type MailWords } from './mail-words.ts';

const hello = 'Hello {{ user.name }},';
const read = lines('Please do so by {{ document.deadline }}.', '{{ document.link }}');
const steps = lines('{{ process.steps }}', 'See what to do and mark them as done here:', '{{ process.link }}');
const task = lines('{{ task.title }}', 'See it and mark it as done here:', '{{ task.link }}');

/** About what somebody of the company has to read, to write or to do: the handbook, processes and tasks. */
export const workMailsEnUs = {
  'acknowledgement-asked': {
    subject: 'Please read: {{ document.name }}',
    content: lines(
      hello,
      '{{ company.name }} asks you to read “{{ document.name }}” and to confirm that you have.',
      read,
    ),
  },
  'acknowledgement-again': {
    subject: 'Please read again: {{ document.name }}',
    content: lines(
      hello,
      '{{ company.name }} asks you to read “{{ document.name }}” again and to confirm that you have.',
      read,
    ),
  },
  'acknowledgement-reminded': {
    subject: 'Reminder: {{ document.name }}',
    content: lines(hello, 'You have not confirmed yet that you have read “{{ document.name }}”.', read),
  },
  'acknowledgements-reminded': {
    subject: 'Reminder: documents to read at {{ company.name }}',
    content: lines(
      hello,
      'You have not confirmed yet that you have read these documents of {{ company.name }}:',
      '{{ document.open }}',
      'Read and confirm them here:',
      '{{ document.link }}',
    ),
  },
  'handbook-submitted': {
    subject: 'Please review: {{ document.name }}',
    content: lines(
      hello,
      'The draft of “{{ document.name }}” is waiting for your review.',
      '{{ note.text }}',
      '{{ document.link }}',
    ),
  },
  'handbook-returned': {
    subject: 'Changes requested: {{ document.name }}',
    content: lines(
      hello,
      '“{{ document.name }}” was sent back with requested changes.',
      '{{ note.text }}',
      '{{ document.link }}',
    ),
  },
  'handbook-review-due': {
    subject: 'Due for review: {{ document.name }}',
    content: lines(
      hello,
      'Today “{{ document.name }}” is due to be reviewed. Please check that it still describes how you work.',
      '{{ document.link }}',
    ),
  },
  'process-given': {
    subject: 'Steps assigned to you: {{ process.name }}',
    content: lines(hello, 'These steps of “{{ process.name }}” at {{ company.name }} are yours to do:', steps),
  },
  'process-given-team': {
    subject: 'Steps assigned to your team: {{ process.name }}',
    content: lines(
      hello,
      'These steps of “{{ process.name }}” at {{ company.name }} were assigned to your team. Whoever does one takes it first:',
      steps,
    ),
  },
  'process-due': {
    subject: 'Due today: {{ process.name }}',
    content: lines(hello, 'These steps of “{{ process.name }}” at {{ company.name }} are due today:', steps),
  },
  'process-due-team': {
    subject: 'Due today in your team: {{ process.name }}',
    content: lines(
      hello,
      'These steps of “{{ process.name }}” at {{ company.name }} are due today, and nobody in your team has taken them yet:',
      steps,
    ),
  },
  'process-due-nobody': {
    subject: 'Due today, to be reassigned: {{ process.name }}',
    content: lines(
      hello,
      'These steps of “{{ process.name }}” at {{ company.name }} are due today. The person they were assigned to no longer works there, so please assign them to somebody else:',
      steps,
    ),
  },
  'interview-assigned': {
    subject: 'Assigned to you: {{ candidate.full_name }}',
    content: lines(
      hello,
      'The interview of {{ candidate.full_name }} for {{ job.title }} at {{ company.name }} was assigned to you or your team.',
      '{{ interview.staff_link }}',
    ),
  },
  'candidate-assigned': {
    subject: 'Candidate assigned to you: {{ candidate.full_name }}',
    content: lines(
      hello,
      'The candidate {{ candidate.full_name }} at {{ company.name }} was assigned to you or your team.',
      '{{ candidate.staff_link }}',
    ),
  },
  'task-assigned': {
    subject: 'Assigned to you: {{ task.title }}',
    content: lines(hello, 'This task at {{ company.name }} was assigned to you or your team:', task),
  },
  'several-assigned': {
    subject: 'Assigned to you at {{ company.name }}',
    content: lines(
      hello,
      'These were assigned to you or your team at {{ company.name }}:',
      '{{ task.assigned }}',
      'You find them here:',
      '{{ task.overview_link }}',
    ),
  },
  'task-due': {
    subject: 'Due today: {{ task.title }}',
    content: lines(hello, 'This task at {{ company.name }} is due today:', task),
  },
  'task-due-nobody': {
    subject: 'Due today, to be reassigned: {{ task.title }}',
    content: lines(
      hello,
      'This task at {{ company.name }} is due today. It was assigned to {{ task.assignee }}, who no longer works there, so please give it to somebody else:',
      task,
    ),
  },
} satisfies Record<string, MailWords>;
