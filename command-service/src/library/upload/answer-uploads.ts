import type { CommandMetadata } from 'contracts/kernel/message';
import type { UploadMetadata } from 'contracts/library/file/upload.commands';
import type { ReceivedPiece } from './piece-key.ts';
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

/** What came of a recording. */
export type Came = { size: number; pieces: readonly ReceivedPiece[] };
/** What is kept of a recording whose browser did not come back. */
export type CutOff = { size: number; sha256: string; lastAt: Date };

/** What history is told of the recordings of one kind of answers. */
export type AnswerHistory<Note> = {
  received(tenantId: string, answer: Note, came: Came, metadata: CommandMetadata): Promise<void>;
  /** Whether the rest of it is waited for no longer, and what has come is to be kept. */
  isCutOff(tenantId: string, answer: Note, now: Date): Promise<boolean>;
  interrupted(tenantId: string, answer: Note, kept: CutOff, metadata: CommandMetadata): Promise<void>;
};
export type AnswerUploads = AnswersOf<AnswerNote> & AnswerHistory<AnswerNote>;

type Kinds = {
  interviews: AnswersOf<NoteOf<'responseId'>> & AnswerHistory<NoteOf<'responseId'>>;
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
    received: async (tenantId, answer, ...told) => {
      if ('responseId' in answer) await interviews.received(tenantId, answer, ...told);
    },
    isCutOff: async (tenantId, answer, now) => 'responseId' in answer && interviews.isCutOff(tenantId, answer, now),
    interrupted: async (tenantId, answer, ...told) => {
      if ('responseId' in answer) await interviews.interrupted(tenantId, answer, ...told);
    },
  };
};
export type InterviewAnswers = Kinds['interviews'];
export type LessonAnswers = Kinds['lessons'];
export type CandidateDocuments = Kinds['candidates'];
