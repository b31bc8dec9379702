import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

/** What is said of a question, in the library and in a set. */
const question = {
  fields: {
    text: 'Question',
    responseType: 'Answered by',
    hint: 'Hint',
    instructionsVideoId: 'Instructions video',
    isRequired: 'Must be answered',
    allowedTakes: 'Takes',
    timeLimit: 'Time limit in seconds',
    thinkTime: 'Time to think in seconds',
    minimumCharacters: 'Minimum characters',
    points: 'Points',
    choices: 'Choices',
    showsRightAnswer: 'Show the right answer afterwards',
  },
  hints: {
    allowedTakes: 'As many as one likes if left empty.',
    timeLimit: 'No limit if left empty.',
    instructionsVideoId: 'A video of your file library, watched before the question.',
  },
  responseType: {
    video: 'Video',
    text: 'Text',
    'screen-share': 'Screen share',
    document: 'Document',
    'multiple-choice': 'Multiple choice',
    'role-play': 'Role play audio',
  },
  items: { choices: { name: 'Choice', fields: { text: 'Choice', isRight: 'Right answer' } } },
};

export const questionEnUs = resourceEnUs({
  name_one: 'Question',
  name_other: 'Questions',
  ...question,
  submit: 'Create question',
  empty: { detail: 'Write questions once and take them into as many sets as you like.' },
});

export const questionSetEnUs = resourceEnUs({
  name_one: 'Question set',
  name_other: 'Question sets',
  detail: 'A job asks the version of a set that it has taken, whatever you change later.',
  fields: { questions: 'Questions', revision: 'Version' },
  items: { questions: { name: 'Question', ...question } },
  submit: 'Create question set',
  empty: { detail: 'Put together what is asked in an interview, and use it in any job.' },
  addFromLibrary: 'Add from the question library',
  version: 'Version {{revision}}',
  useLatest: 'Use version {{revision}}',
});

export const questionProblemEnUs = {
  'questions-required': 'Add at least one question',
  'question-choices-required': 'Add at least two choices',
  'question-right-choice-required': 'Choose at least one correct answer',
  'question-video-not-found': 'Choose a video of your file library',
  'question-set-not-found': 'Choose a question set',
};
