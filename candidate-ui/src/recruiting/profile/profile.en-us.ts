export const profileEnUs = {
  profile: {
    title: 'Profile',
    lead: 'Companies you apply to see your name and how to reach you.',
    personal: 'Personal details',
    field: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      location: 'City or region',
      postalCode: 'Postal code',
      country: 'Country',
    },
    picture: {
      label: 'Picture',
      hint: 'PNG, JPEG or WebP, at most 5 MB. The middle of it is shown.',
      remove: 'Remove the picture',
      saved: 'Your picture has been saved.',
      removed: 'Your picture has been removed.',
    },
    emailHint: 'You log in with this address.',
    noCountry: 'Not given',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Profile updated.',
    unchanged: 'Nothing has changed.',
    data: {
      title: 'Your data',
      downloaded: 'Your data has been downloaded.',
      download: {
        title: 'A copy of your data',
        detail: 'Your account, your profile, your applications and what each company has noted of you, as a JSON file.',
        action: 'Download a copy',
        busy: 'Preparing your copy…',
      },
      erase: {
        title: 'Erase your account',
        detail: 'Removes you from Onrecord for ever. Nobody can undo it, not even we.',
        open: 'Erase my account…',
        question: 'Erase your account for ever?',
        consequence: {
          account: 'Your account, your profile and your login end at once.',
          companies:
            'Companies lose the records that your applications made; what they decided stays, without saying about whom. A record that their staff had entered before is theirs and stays.',
          applications: 'Applications that are under way are withdrawn.',
          forEver: 'The key to your data is destroyed. Nothing can be restored.',
        },
        password: 'Your password, to confirm',
        keep: 'Keep my account',
        action: 'Erase for ever',
        busy: 'Erasing…',
      },
    },
    erased: {
      title: 'Your account has been erased',
      lead: 'Your data can no longer be read by anybody, and you are logged out. We wish you all the best.',
      action: 'To the login page',
    },
  },
};

/** What may be refused about profiles, for both interfaces. */
export const profileProblemEnUs = {
  'profile-not-found': 'There is no profile yet.',
  'profile-already-exists': 'This profile exists already.',
  'country-invalid': 'Choose a country of the list',
};
