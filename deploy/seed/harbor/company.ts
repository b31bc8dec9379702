import type { CompanyContent } from '#deploy/seed/content';
import { harborAssigned } from './assigned.ts';
import { harborCandidates } from './candidates.ts';
import { harborComments } from './comments.ts';
import { harborContracts } from './contracts.ts';
import { harborCustomFields } from './custom-fields.ts';
import { harborHandbook } from './handbook.ts';
import { harborHires } from './hires.ts';
import { harborHiring } from './hiring.ts';
import { harborJobs } from './jobs.ts';
import { harborLabels, harborUserLabels } from './labels.ts';
import { harborLibrary } from './library.ts';
import { harborMails } from './mails.ts';
import { harborNamedFilters } from './named-filters.ts';
import { harborProcessRuns } from './process-runs.ts';
import { harborRules, harborWebhooks } from './rules.ts';
import { harborTasks } from './tasks.ts';
import { training } from './training.ts';

/** Builders of wooden boats who also keep houses on the lakes where the boats are used. */
export const harbor: CompanyContent = {
  name: 'Harbor & Pine',
  subdomain: 'harbor',
  hasLogo: true,
  library: harborLibrary,
  profile: {
    label: 'Wooden boats, and the lake houses they come home to',
    description: [
      'We build and restore wooden boats in a workshop on the shore of Lake Superior: rowing skiffs, day sailers and quiet electric launches, planked by hand and meant to be repaired.',
      'A short walk away we keep five lodges where people who love such boats spend their summers. The same crew that steams the planks teaches guests to row.',
      'We are sixty people in season. Everybody learns a second trade here: our chefs can tie up a launch, and our joiners know how a good breakfast is laid.',
    ].join('\n\n'),
    email: 'work@harbor.example',
    phone: '+1 218 555 0140',
    website: 'https://harbor.example',
    address: 'Harbor & Pine\n12 Slipway Road\nDuluth, Minnesota 55802\nUnited States',
    color: '#1d5c63',
    timeZone: 'America/Chicago',
  },
  people: [
    { name: 'Ingrid Halvorsen', email: 'admin@harbor.example', role: 'Owner' },
    { name: 'Rosa Delgado', email: 'recruiter@harbor.example', role: 'Recruiter' },
    { name: 'Tomasz Wieczorek', email: 'trainer@harbor.example', role: 'Trainer' },
    { name: 'Priya Raman', email: 'auditor@harbor.example', role: 'Auditor' },
  ],
  teams: [
    { name: 'Boatyard', roles: ['Recruiter', 'Trainer'] },
    { name: 'Lodges', roles: ['Trainer', 'Auditor'] },
  ],
  customFields: harborCustomFields,
  labels: harborLabels,
  userLabels: harborUserLabels,
  namedFilters: harborNamedFilters,
  tasks: harborTasks,
  assigned: harborAssigned,
  sources: {
    own: [
      { name: 'Wooden Boat Show', code: 'wooden-boat-show' },
      { name: 'North Shore Trade School', code: 'trade-school' },
      { name: 'Duluth Morning Radio', code: 'radio-spring' },
    ],
    of: [
      ...(['referral', 'referral', 'indeed', 'indeed', 'indeed', 'linkedin', 'company-page'] as const),
      ...(['wooden-boat-show', 'trade-school', 'trade-school', 'radio-spring', 'agency', null] as const),
    ],
  },
  rejectionReasons: [
    'Not enough experience',
    'Missing license or certificate',
    'Dates do not fit the season',
    'Pay expectations too high',
    'Somebody else was a better fit',
    'Position filled',
  ],
  jobs: harborJobs,
  hiring: harborHiring,
  live: {
    held: 'Getting to know each other',
    due: 'A look at the tool room',
    agreed: 'An afternoon at the bench',
    cancelled: 'Tour of the boatyard',
    offered: 'First conversation',
    place: 'Boatyard, 1200 Minnesota Avenue, Duluth. Ask for Tomasz at the gate.',
    call: 'https://meet.example/harbor-boatyard',
    reason: 'The slipway is closed that week. We will suggest another day.',
    scorecards: [
      {
        ...{ role: 'Recruiter', word: 1 },
        comment:
          'Asks about the wood before the pay, and says plainly what they have not done yet. I would like a second look at the planking.',
      },
      {
        ...{ role: 'Owner', word: 0 },
        comment:
          'Steady hands and a clear head. They told me about a frame that they had to take out again, and what it taught them.',
      },
    ],
  },
  mailTemplates: harborMails,
  rules: harborRules,
  webhooks: harborWebhooks,
  hires: harborHires,
  ratings: [
    { name: 'Would hire today', score: 5 },
    { name: 'Good', score: 4 },
    { name: 'Fair', score: 3 },
    { name: 'Needs practice', score: 2 },
    { name: 'Not yet', score: 1 },
  ],
  training,
  contracts: harborContracts,
  handbook: harborHandbook,
  processRuns: harborProcessRuns,
  candidates: harborCandidates,
  comments: harborComments,
  interviews: 150,
  importedDaysAgo: 12,
  applicant: {
    firstName: 'Lena',
    lastName: 'Okafor',
    email: 'candidate@harbor.example',
    phone: '+1 218 555 0163',
    applications: [
      {
        slug: 'marine-joiner',
        source: 'company-page',
        daysAgo: 16,
        moved: {
          daysAgo: 11,
          status: 'reviewed',
          comment: 'Six years of stair building and a folder of scarf joints. Worth an afternoon at the bench with us.',
        },
      },
      { slug: 'apprentice-boatbuilder', source: 'linkedin', daysAgo: 2 },
    ],
  },
};
