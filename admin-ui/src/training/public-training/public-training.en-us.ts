import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const publicTrainingEnUs = resourceEnUs({
  ...names['public-trainings'],
  historyName: 'Public training',
  detail: 'Programs that people who do not work here can join by a link.',
  create: 'Make a public link',
  submit: 'Create link',
  created: 'Link created. Nobody can open it before you open the training.',
  search: 'Search by program or address',
  fields: {
    programId: 'Program',
    programName: 'Program',
    slug: 'Address',
    isListed: 'List it on your company page',
    embedOrigins: 'Websites that may embed it',
  },
  hints: {
    slug: 'The last part of the link, such as forklift-basics. Former addresses lead to this one.',
    isListed: 'Search engines find it too. Otherwise only people who have the link see it.',
    embedOrigins: 'One in each line: https://www.example.com, or https://*.example.com for all of its subdomains.',
  },
  form: { page: 'Public page', embedding: 'On other websites' },
  status: { open: 'Open', withdrawn: 'Closed' },
  open: {
    action: 'Open to everybody',
    title: 'Open this training to everybody?',
    detail:
      'Anyone with the link {{address}} can read the name, the picture, the description and the titles of the lessons of “{{name}}”, sign up and take the current version. You see who joins, and can close it at any time.',
    done: 'Training opened',
  },
  withdraw: {
    action: 'Close',
    title: 'Close this training?',
    detail: 'Nobody new can join “{{name}}”, and its page says so. People who have joined go on learning.',
    done: 'Training closed',
  },
  embed: {
    title: 'On other websites',
    detail:
      'Paste this into a page of an allowed website. It shows what the training is; the button opens it in a new tab, where people sign up and learn.',
    code: 'Code to paste',
    copy: 'Copy code',
    copied: 'Code copied',
    byHand: 'Select the code and copy it by hand.',
    noSites: 'No website may embed this training. Add the address of one to get the code.',
    notOpen: 'You get the code once the training is open.',
  },
  learners: {
    title: 'People from outside',
    none: 'Nobody has joined yet',
    noneDetail: 'Share the link. Add a name at its end, such as /newsletter, to see where people come from.',
  },
  removeLearner: {
    action: 'Remove',
    title: 'Remove {{name}}?',
    detail: '{{name}} cannot continue, cannot join again by the link, and is notified by email.',
    done: 'Person removed',
  },
  empty: { detail: 'Share a program with people who do not work here: customers, partners, future colleagues.' },
  events: { PublicTrainingOpened: 'Training opened to everybody', PublicTrainingWithdrawn: 'Public training closed' },
});

export const publicTrainingProblemEnUs = {
  'public-training-closed': 'This training is not open.',
  'public-training-left': 'This person was removed from the training.',
  'training-not-renewable': 'A training can be started again once its certificate is about to expire.',
  'public-training-full': 'The daily limit for joining your trainings has been reached.',
  'too-many-trainings': 'This person has joined as many trainings as one person may.',
  'public-training-program-fixed': 'The program of a public link cannot be changed.',
  'public-training-program-id-taken': 'This program already has a public link.',
  'public-training-slug-taken': 'Another training of yours has this address.',
  'embed-origin-invalid': 'Write addresses such as https://www.example.com or https://*.example.com',
  'embed-origin-repeated': 'Each website only once',
};
