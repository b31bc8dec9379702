import type { UploadMetadata } from 'contracts/library/file/upload.commands';
import type { AnswerNote } from './pieces.ts';

/** `tenantId`: the company that the request names; null: the question names its own. */
export type Asking = { userId: string; tenantId: string | null; now: Date };
/** The answer that an upload is for: in the company that asked. */
export type Claimed = { tenantId: string; fileId: string | null; answer: AnswerNote };

type NoteOf<K extends string> = Extract<AnswerNote, Record<K, string>>;
/** What uploads ask of one kind of answers: whose they are, and what their bytes are to hash to. */
export type AnswersOf<Note> = {
  /** Refused where it is no answer of this person that is still taken. */
  claim(metadata: UploadMetadata, asking: Asking): Promise<Claimed>;
  /** As the browser said when the recording was stopped; null: it has not said yet. */
  hashOf(tenantId: string, answer: Note): Promise<string | null>;
  /** Whether bytes of it may still come: the deadline may have been extended since it began. */
  isTaken(tenantId: string, answer: Note, now: Date): Promise<boolean>;
};
export type AnswerUploads = AnswersOf<AnswerNote>;

type Kinds = {
  interviews: AnswersOf<NoteOf<'responseId'>>;
  lessons: AnswersOf<NoteOf<'assignmentId'>>;
  /** Documents that staff keep with candidates: never a recording. */
  candidates: Pick<AnswersOf<NoteOf<'candidateId'>>, 'claim'>;
};

/** Answers of candidates and of learners, and documents that are kept with candidates. */
export const answerUploads = ({ interviews, lessons, candidates }: Kinds): AnswerUploads => {
  const claimedBy = ({ candidateId, scheduleId, publicTrainingId, assignmentId }: UploadMetadata) => {
    if (candidateId !== undefined) return candidates;
    return [scheduleId, publicTrainingId, assignmentId].every((id) => id === undefined) ? interviews : lessons;
  };
  return {
    claim: (metadata, asking) => claimedBy(metadata).claim(metadata, asking),
    hashOf: async (tenantId, answer) => {
      if ('candidateId' in answer) return null;
      return 'assignmentId' in answer ? lessons.hashOf(tenantId, answer) : interviews.hashOf(tenantId, answer);
    },
    isTaken: async (tenantId, answer, now) => {
      if ('candidateId' in answer) return false;
      return 'assignmentId' in answer
        ? lessons.isTaken(tenantId, answer, now)
        : interviews.isTaken(tenantId, answer, now);
    },
  };
};
export type InterviewAnswers = Kinds['interviews'];
export type LessonAnswers = Kinds['lessons'];
export type CandidateDocuments = Kinds['candidates'];
