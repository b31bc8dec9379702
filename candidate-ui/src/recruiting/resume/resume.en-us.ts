import { resumeProblemEnUs } from 'ui-kit/recruiting/resume-problems.en-us';
export const resumeEnUs = {
  resume: {
    title: 'Résumé check',
    lead: 'See what software finds in your résumé, and copy it to your profile.',
    choose: {
      title: 'Choose a résumé',
      detail: 'PDF, Word, text or JSON Resume, up to 5 MB. The file is read once and not stored.',
      file: 'Choose a file',
      another: 'Choose another file',
      mine: 'From your documents',
      check: 'Check',
    },
    reading: 'Reading {{name}}…',
    result: {
      title: 'What was found in {{name}}',
      isCut: 'The file is very long. Only its beginning was read.',
      hasHidden:
        'The file contains text that nobody can see on its pages. It was left out. Many companies reject résumés with hidden text.',
      missing: 'Not found',
      advice:
        'Companies’ software may miss these too. Write them as text, not as an image, and give each part its own heading, such as “Experience” or “Skills”.',
      complete: 'Contact details, work experience, education, skills and languages were all found.',
    },
    copy: {
      title: 'Copy to your profile',
      detail: 'What you choose replaces what your profile says now. Skills are added to those you have.',
      mine: 'Profile now',
      others: 'After copying',
      nothing: 'Your profile already contains everything that was found.',
      action_one: 'Copy 1 field',
      action_other: 'Copy {{count}} fields',
      busy: 'Copying…',
    },
  },
  problem: resumeProblemEnUs,
};
