import { lines, type MailWords } from './mail-words.ts';

const hello = 'Hello {{ candidate.first_name }},';
const toUser = 'Hello {{ user.name }},';
const where = 'Where: {{ interview.place }}';
const reason = 'Reason: {{ interview.reason }}';
const details = lines('Details, and whether you are coming:', '{{ interview.staff_link }}');

/** About live interviews: to the candidate, and to those of the company who come. */
export const liveMailsEnUs = {
  'live-offered': {
    subject: 'Choose a time for your interview with {{ company.name }}',
    content: lines(
      hello,
      '{{ company.name }} would like to meet you: {{ interview.title }}. Choose the time that suits you best:',
      '{{ interview.live_link }}',
      where,
    ),
  },
  'live-set': {
    subject: '{{ interview.title }}: interview with {{ company.name }}',
    content: lines(
      hello,
      'The interview with {{ company.name }} takes place on {{ interview.time }}.',
      where,
      'Please tell us whether you are coming:',
      '{{ interview.live_link }}',
    ),
  },
  'live-moved': {
    subject: 'Changed: interview with {{ company.name }}',
    content: lines(
      hello,
      'The interview “{{ interview.title }}” with {{ company.name }} was changed. It takes place on {{ interview.time }}.',
      where,
      'Please tell us whether you are coming:',
      '{{ interview.live_link }}',
    ),
  },
  'live-cancelled': {
    subject: 'Canceled: interview with {{ company.name }}',
    content: lines(
      hello,
      'The interview “{{ interview.title }}” with {{ company.name }} has been canceled.',
      'It was planned for {{ interview.time }}.',
      reason,
    ),
  },
  'live-reminded': {
    subject: 'Reminder: interview with {{ company.name }}',
    content: lines(
      hello,
      'The interview “{{ interview.title }}” with {{ company.name }} takes place on {{ interview.time }}.',
      where,
      '{{ interview.live_link }}',
    ),
  },
  'team-live-set': {
    subject: '{{ interview.title }}: interview with {{ candidate.full_name }}',
    content: lines(
      toUser,
      'The interview with {{ candidate.full_name }} takes place on {{ interview.time }}.',
      where,
      details,
    ),
  },
  'team-live-moved': {
    subject: 'Changed: interview with {{ candidate.full_name }}',
    content: lines(
      toUser,
      'The interview “{{ interview.title }}” with {{ candidate.full_name }} was changed. It takes place on {{ interview.time }}.',
      where,
      details,
    ),
  },
  'team-live-cancelled': {
    subject: 'Canceled: interview with {{ candidate.full_name }}',
    content: lines(
      toUser,
      'The interview “{{ interview.title }}” with {{ candidate.full_name }} has been canceled.',
      'It was planned for {{ interview.time }}.',
      reason,
    ),
  },
  'team-live-reminded': {
    subject: 'Reminder: interview with {{ candidate.full_name }}',
    content: lines(
      toUser,
      'The interview “{{ interview.title }}” with {{ candidate.full_name }} takes place on {{ interview.time }}.',
      where,
      '{{ interview.staff_link }}',
    ),
  },
  'team-live-accepted': {
    subject: '{{ candidate.full_name }} is coming to the interview',
    content: lines(
      toUser,
      '{{ candidate.full_name }} has accepted the interview “{{ interview.title }}” on {{ interview.time }}.',
      '{{ interview.staff_link }}',
    ),
  },
  'team-live-declined': {
    subject: '{{ candidate.full_name }} cannot come to the interview',
    content: lines(
      toUser,
      '{{ candidate.full_name }} has declined the interview “{{ interview.title }}” on {{ interview.time }}. Suggest another time here:',
      '{{ interview.staff_link }}',
    ),
  },
  'interviewer-declined': {
    subject: '{{ interview.interviewer }} cannot come to the interview with {{ candidate.full_name }}',
    content: lines(
      toUser,
      '{{ interview.interviewer }} has declined the interview “{{ interview.title }}” with {{ candidate.full_name }} on {{ interview.time }}. Invite somebody else or suggest another time here:',
      '{{ interview.staff_link }}',
    ),
  },
  'live-lapsed': {
    subject: '{{ candidate.full_name }} has not chosen a time for the interview',
    content: lines(
      toUser,
      'All times that were offered to {{ candidate.full_name }} for the interview “{{ interview.title }}” have passed, and none was chosen. Suggest other times or cancel it here:',
      '{{ interview.staff_link }}',
    ),
  },
  'scorecard-due': {
    subject: 'How was the interview with {{ candidate.full_name }}?',
    content: lines(
      toUser,
      'The interview “{{ interview.title }}” with {{ candidate.full_name }} is over. Please fill in your scorecard while you remember it well:',
      '{{ interview.staff_link }}',
    ),
  },
} satisfies Record<string, MailWords>;
