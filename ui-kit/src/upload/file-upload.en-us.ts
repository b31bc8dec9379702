import { uploadEnUs, uploadProblemEnUs, uploadStatusEnUs } from './upload.en-us.ts';

export const fileUploadEnUs = {
  upload: {
    ...uploadEnUs,
    status: uploadStatusEnUs,
    list: 'Uploads',
    dropOne: 'Drop a file here, paste it, or choose one.',
    dropSeveral: 'Drop files here, paste them, or choose some.',
    chooseOne: 'Choose a file',
    chooseSeveral: 'Choose files',
    limit: '{{types}}, up to {{size}}.',
    oneOnly: 'Choose one file at a time.',
  },
  problem: {
    ...uploadProblemEnUs,
    'storage-full': 'Your storage is full. Delete documents to make room.',
  },
};
