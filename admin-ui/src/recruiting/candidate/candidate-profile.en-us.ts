import { profileWordsEnUs } from 'ui-kit/recruiting/profile-words.en-us';
/** Words of what is known of a person beside their contact. */
export const candidateProfileEnUs = {
  ...profileWordsEnUs,
  fields: {
    ...profileWordsEnUs.fields,
    custom: 'Custom fields',
    pay: 'Expects',
  },
  form: {
    contact: 'Contact',
    address: 'Address',
    position: 'Position and skills',
    pay: 'Pay and availability',
    more: 'Certifications, languages and links',
    custom: 'Custom fields',
  },
  hints: { location: 'City or region, as they put it.', skills: 'Separate skills with commas.' },
  profile: 'Profile',
  now: 'now',
  supervised_one: '1 person supervised',
  supervised_other: '{{smart_count}} people supervised',
};

export const candidateProfileProblemEnUs = {
  'candidate-number-invalid': 'Enter a whole number.',
};
