import { names } from '#admin-ui/i18n/names.en-us';
import { candidateProfileEnUs } from '#admin-ui/recruiting/candidate/candidate-profile.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const marketplaceEnUs = resourceEnUs({
  ...names['marketplace-candidates'],
  search: 'Search the marketplace',
  detail:
    'People who are looking for work. You see who they are and how to reach them once you buy them with a credit.',
  fields: {
    title: 'Looking for',
    city: 'Location',
    jobLevel: 'Level',
    experienceYears: 'Experience',
    skills: 'Skills',
    languages: 'Languages',
    expectedSalary: 'Expected salary',
    isShortlisted: 'Status',
    listedAt: 'Listed',
    boughtAt: 'Bought',
  },
  jobLevel: candidateProfileEnUs.jobLevel,
  years_one: '{{smart_count}} year',
  years_other: '{{smart_count}} years',
  facts: 'Profile',
  mark: { bought: 'Bought', shortlisted: 'Shortlist' },
  shortlist: {
    name: 'Shortlist',
    all: 'All people',
    action: 'Add to shortlist',
    done: 'Added to the shortlist',
    failed: 'Error adding or removing candidate from marketplace',
  },
  unshortlist: { action: 'Remove from shortlist', done: 'Removed from the shortlist' },
  filter: {
    more: 'More filters',
    skill: 'Skill',
    language: 'Language',
    city: 'City',
    country: 'Country',
    experienceYears_gte: 'Minimum experience (years)',
    expectedSalary_lte: 'Expected salary up to (per year)',
    salaryCurrency: 'Currency',
  },
  hidden: {
    title: 'Visible after you buy',
    masked: 'Hidden',
    name: 'Name',
    contact: 'Email and phone',
    address: 'Location and postal code',
    summary: 'About them',
    documents: 'Documents on their profile',
    boughtTitle: 'Your candidate',
    open: 'Open candidate',
    pending: 'The record is being created.',
  },
  buy: {
    action: 'Buy',
    title: 'Buy this candidate?',
    confirm: 'Buy with 1 credit',
    detail: '“{{title}}”: you get their name, contact details and documents, and they become a candidate of yours.',
    left_one: '1 credit is left to use now.',
    left_other: '{{smart_count}} credits are left to use now.',
    none: 'No credits are left to use now.',
    done: 'Candidate bought',
  },
  credits: {
    left_one: '1 credit left',
    left_other: '{{smart_count}} credits left',
    title: 'Marketplace credits',
    used: 'Used this month',
    usedToday: 'Used today',
    of: '{{used}} of {{all}}',
    resets: 'New credits on',
    dailyCap: 'Limit per day',
    monthlyCap: 'Limit per month',
    capHint: 'Leave empty for no limit of your own.',
    noCap: 'No limit of your own',
    save: 'Save limits',
    saved: 'Limits saved',
    close: 'Close',
  },
  empty: {
    title: 'Nobody here',
    detail: 'People appear here when they agree to be found. Try fewer filters.',
  },
});

export const marketplacePurchaseEnUs = resourceEnUs({
  ...names['marketplace-purchases'],
  detail: 'Candidates you bought in the marketplace. They stay yours even if they leave it.',
  fields: { candidateName: 'Candidate', boughtAt: 'Bought', month: 'Credit used' },
  empty: { title: 'No purchases yet', detail: 'Candidates you buy in the marketplace are listed here.' },
});

export const marketplaceProblemEnUs = {
  'not-in-marketplace': 'You are not in the marketplace.',
  'marketplace-candidate-left': 'This person has left the marketplace. No credit was used.',
  'marketplace-candidate-bought': 'Your company has already bought this person. No credit was used.',
  'marketplace-credits-used-up': 'All credits for this month have been used.',
  'marketplace-monthly-cap-reached': 'Your company has reached its limit for this month.',
  'marketplace-daily-cap-reached': 'Your company has reached its limit for today.',
  'marketplace-shortlist-full': 'The shortlist is full. Remove somebody first.',
};
