import type { ResumeReading } from 'contracts/recruiting/candidate/candidate.resume-reading';
import { suggestionsOf } from './resume-suggestions.ts';
import { resumeText } from './resume-text.ts';

/** What a résumé seems to say in the fields of a person. */
export const resumeReading = async (bytes: Buffer): Promise<ResumeReading> => {
  const { text, isCut, hasHidden } = await resumeText(bytes);
  return { suggestions: suggestionsOf(text), isCut, hasHidden };
};
