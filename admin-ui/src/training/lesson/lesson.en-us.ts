import { names } from '#admin-ui/i18n/names.en-us';
import { questionWordsEnUs } from '#admin-ui/recruiting/question/question.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';
import { trainingEnUs } from '#admin-ui/training/training.en-us';

export const trainingLessonEnUs = resourceEnUs({
  ...names['training-lessons'],
  detail: 'What people read, watch and answer. A lesson can be part of several programs.',
  fields: {
    steps: 'Steps',
    questions: 'Questions',
    source: 'Imported from',
    origin: 'Comes from',
    publication: 'Status',
    publishedVersion: 'Latest version',
    publishedAt: 'Published',
    lessonVersion: 'Version',
    note: 'What is new',
  },
  publication: trainingEnUs.publication,
  items: {
    steps: {
      name: 'Step',
      fields: {
        name: 'Name',
        description: 'Description',
        attachments: 'Attachments',
        videoFileId: 'Video from your file library',
        videoUrl: 'Link to a video',
        videoSeconds: 'Length of the video (seconds)',
        requiredPercent: 'Must be watched (percent)',
        questions: 'Questions',
      },
      hints: {
        videoUrl: 'Links to MP4, WebM or MOV files play in the lesson. Other links open in a new tab.',
        requiredPercent: 'Watching is optional if left empty.',
        videoSeconds: 'Filled in when it can be read from the video.',
      },
      items: {
        attachments: { name: 'Attachment', fields: { name: 'Name', fileId: 'File' } },
        questions: { name: 'Question', ...questionWordsEnUs },
      },
    },
  },
  submit: 'Create lesson',
  events: { TrainingLessonPublished: 'Lesson published' },
  empty: { detail: 'Write what people should know once, and use it in as many programs as you like.' },
});

export const trainingLessonProblemEnUs = {
  'steps-required': 'Add at least one step',
  'lesson-video-twice': 'Choose either a file or a link',
  'lesson-video-required': 'You need to insert a video link or upload a video file',
  'lesson-video-length-required': 'Enter how long the video is',
  'lesson-video-not-measurable':
    'This only works with videos that play in the lesson: files, or links to MP4, WebM or MOV',
  'lesson-file-not-found': 'Choose a file from your file library',
};
