import type { ResumeReading } from 'contracts/recruiting/candidate/candidate.resume-reading';

export const RESUME_FILES = '.pdf,.docx,.txt,.json,application/pdf,text/plain,application/json';

const isJson = ({ name, type }: { name: string; type: string }): boolean =>
  type === 'application/json' || /\.json$/i.test(name);

/** JSON that is a résumé in JSON Resume; null where it is none. */
export const parseJsonResume = async (file: Blob): Promise<Record<string, unknown> | null> => {
  try {
    const resume: unknown = JSON.parse(await file.text());
    return typeof resume === 'object' && resume !== null && !Array.isArray(resume)
      ? (resume as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
};

const isSaid = (value: unknown): boolean => value !== '' && value !== null && !(Array.isArray(value) && !value.length);

/** What a résumé seems to say: of JSON Resume read here, of other files by the server, which keeps nothing. Null: no résumé. */
export const readResumeFile = async (
  file: File,
  askServer: (bytes: Blob) => Promise<ResumeReading>,
): Promise<ResumeReading | null> => {
  if (!isJson(file)) return askServer(new Blob([file], { type: 'application/octet-stream' }));
  const resume = await parseJsonResume(file);
  if (!resume) return null;
  const { fieldsOfResume } = await import('contracts/recruiting/candidate/candidate.resume-fields');
  const said = Object.entries(fieldsOfResume(resume)).filter(([, value]) => isSaid(value));
  return { suggestions: said.map(([field, value]) => ({ field, value })), isCut: false, hasHidden: false };
};
