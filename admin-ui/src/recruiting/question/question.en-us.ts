import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

/** What is said of a question, in the library and in a set. */
export const questionWordsEnUs = {
  fields: {
    text: 'Question',
    responseType: 'Answer type',
    hint: 'Hint',
    instructionsVideoId: 'Instructions video',
    isRequired: 'Required',
    allowedTakes: 'Takes',
    timeLimit: 'Time limit (seconds)',
    thinkTime: 'Thinking time (seconds)',
    minimumCharacters: 'Minimum characters',
    points: 'Points',
    choices: 'Choices',
    showsRightAnswer: 'Show the correct answer afterwards',
  },
  hints: {
    allowedTakes: 'Unlimited if left empty.',
    timeLimit: 'No limit if left empty.',
    instructionsVideoId: 'A video from your file library, shown before the question.',
  },
  responseType: {
    video: 'Video',
    text: 'Text',
    'screen-share': 'Screen share',
    document: 'Document',
    'multiple-choice': 'Multiple choice',
    audio: 'Audio',
  },
  items: { choices: { name: 'Choice', fields: { text: 'Choice', isRight: 'Correct answer' } } },
};

export const questionEnUs = resourceEnUs({
  ...names.questions,
  ...questionWordsEnUs,
  submit: 'Create question',
  empty: { detail: 'Write questions once and reuse them in as many sets as you like.' },
});

export const questionSetEnUs = resourceEnUs({
  ...names['question-sets'],
  detail: 'A job keeps the version of a set that was chosen for it, even if you change the set later.',
  fields: { questions: 'Questions', revision: 'Version' },
  items: { questions: { name: 'Question', ...questionWordsEnUs } },
  submit: 'Create question set',
  empty: { detail: 'Group the questions of an interview and reuse them in any job.' },
  addFromLibrary: 'Add from the question library',
});

export const questionProblemEnUs = {
  'questions-required': 'Add at least one question',
  'question-choices-required': 'Add at least two choices',
  'question-right-choice-required': 'Choose at least one correct answer',
  'question-video-not-found': 'Choose a video from your file library',
  'question-set-not-found': 'Choose a question set',
};
