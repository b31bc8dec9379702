import { endpoint } from '#contracts/kernel/endpoint';
import { ResumeReading, resumeUpload } from '#contracts/recruiting/candidate/candidate.resume-reading';

/** Nothing is kept of the file. */
export const readMyResume = endpoint({
  method: 'POST',
  path: '/api/candidate/profile/resume-reading',
  access: 'authenticated',
  summary: 'Read a résumé (PDF, Word, text) into suggestions for the fields of my profile; nothing is stored',
  upload: resumeUpload,
  answer: ResumeReading,
});
