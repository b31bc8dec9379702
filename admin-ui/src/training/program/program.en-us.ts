import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';
import { trainingEnUs } from '#admin-ui/training/training.en-us';

export const trainingProgramEnUs = resourceEnUs({
  ...names['training-programs'],
  title: 'Programs',
  detail: 'Lessons in order, ready to be scheduled.',
  fields: {
    lessonIds: 'Lessons',
    thumbnailId: 'Picture',
    instructionsVideoId: 'Instructions video',
    deadlineDays: 'Days to finish',
    deadlineHours: 'Hours to finish',
    isSequential: 'Lessons must be taken in order',
    labelIds: 'Labels',
    publication: 'Status',
    publishedVersion: 'Latest version',
    publishedAt: 'Published',
    publishedLessons: 'Published lessons',
    programVersion: 'Version',
    note: 'What is new',
    content: 'Content',
  },
  hints: {
    thumbnailId: 'From your file library. 800 × 418 pixels look best, 5 MB at most.',
    instructionsVideoId: 'Shown before the first lesson.',
    isSequential: 'A lesson opens when the one before it is finished.',
    time: 'Counted from the day the training starts. There is no deadline if both are empty.',
  },
  publication: trainingEnUs.publication,
  form: { basics: 'About', lessons: 'Lessons', time: 'Time to finish', labels: 'Labels' },
  submit: 'Create program',
  events: { TrainingProgramPublished: 'Training program published' },
  empty: { detail: 'Put lessons in order, publish them, and schedule them for your people.' },
});

export const trainingProgramProblemEnUs = {
  'files-required': 'Choose at least one Markdown file with a lesson',
  'files-too-many': 'Import 200 lessons at most',
  'file-not-markdown': 'Choose Markdown files (.md)',
  'file-repeated': 'Two files have the same path',
  'program-file-invalid': 'program.md contains a value that a program cannot have',
  'lesson-file-invalid': 'This file cannot become a lesson',
  'lessons-required': 'You need to add at least one lesson to the program',
  'lesson-repeated': 'This lesson is already in the program',
  'lesson-not-found': 'Choose a lesson that still exists',
  'lesson-not-published': 'Publish all lessons of this program first',
  'thumbnail-not-found': 'Choose a picture from your file library',
  'thumbnail-too-large': 'Choose a picture of 5 MB at most',
  'program-video-not-found': 'Choose a video from your file library',
};
