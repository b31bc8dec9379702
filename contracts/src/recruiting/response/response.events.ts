import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { personal } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { Sha256 } from '#contracts/library/file/file.entity';
import {
  MAX_ANSWER_LENGTH,
  MAX_CAPTIONS_LENGTH,
  MAX_CHUNKS,
  MAX_LISTED_PIECES,
  MAX_REASON_LENGTH,
} from './response.choices.ts';
import { Deadline } from './response.deadline.ts';

const at = z.iso.datetime();

/** What was answered, by the type of the question. Of a choice the server has judged what is right, and what points that makes. */
const written = z.strictObject({ text: z.string().max(MAX_ANSWER_LENGTH) });
const chosen = z.strictObject({ choiceIds: z.array(Id), isRight: z.boolean(), points: z.int().nullable() });
const uploaded = z.strictObject({ fileId: Id });
const recorded = z.strictObject({ takeId: Id, fileId: Id });
export const Answer = z.union([written, chosen, uploaded, recorded]);
export type Answer = z.infer<typeof Answer>;
/** The same for its candidate: null is what they are not told. */
export const MyAnswer = z.union([written, chosen.extend({ isRight: z.boolean().nullable() }), uploaded, recorded]);
export type MyAnswer = z.infer<typeof MyAnswer>;

const reason = personal(requiredText(MAX_REASON_LENGTH), 'candidateId');
const ofTake = { questionId: Id, takeId: Id, take: z.int() };

// Stored for ever: rename or retype nothing here without an upcast.
export const responseEvents = {
  ResponseOpened: {},
  ResponseQuestionShown: { questionId: Id },
  /** `thinkTime`, and below `timeLimit` and `takesAllowed`: as this person had them then, seconds and recordings. */
  ResponseThinkingStarted: {
    ...{ questionId: Id, until: at, thinkTime: z.int().nullable().optional() },
    /** Length of the video that is watched first, which was added to it; seconds. */
    videoSeconds: z.int().default(0),
  },
  /** `startedAt`: its clock may have run before it was told, from the end of the time to think on. */
  ResponseTakeStarted: {
    ...{ ...ofTake, fileId: Id, startedAt: at, until: at },
    timeLimit: z.int().nullable().optional(),
    takesAllowed: z.int().nullable().optional(),
  },
  ResponseTakeStopped: { ...ofTake, stoppedAt: at, chunks: z.int().max(MAX_CHUNKS), sha256: Sha256 },
  /**
   * All that came of a recording. `root`: SHA-256 of the hashes of its pieces, one after the other in binary. The pieces are listed once for
   * each recording, and not at all where there are more than anybody's browser makes: how large each was, how many milliseconds after the
   * start of the recording it came, and these hashes in base64. The bytes of each come right after those of the one before.
   */
  ResponseTakeReceived: {
    ...{ ...ofTake, size: z.int(), pieceCount: z.int(), root: Sha256 },
    pieceSizes: z.array(z.int().min(1)).max(MAX_LISTED_PIECES),
    pieceTimes: z.array(z.int()).max(MAX_LISTED_PIECES),
    pieceHashes: z.base64(),
  },
  /** Its browser did not come back: what had arrived is the recording. `stoppedAt`: as was said, else when the last of it came. `sha256`: of what is kept. */
  ResponseTakeInterrupted: { ...ofTake, stoppedAt: at, size: z.int(), sha256: Sha256 },
  /** Nothing of it came any more, and its time was ended so that others can go on: by its candidate, or by staff. */
  ResponseTakeAbandoned: ofTake,
  ResponseTakeEnded: ofTake,
  ResponseGapRecorded: { ...ofTake, from: at, to: at },
  ResponseAnswerGiven: {
    candidateId: Id,
    questionId: Id,
    answerVersion: z.int(),
    answer: personal(Answer, 'candidateId'),
  },
  /** What is said in the recording that answers, as WebVTT; null: taken away again. */
  ResponseAnswerCaptioned: {
    candidateId: Id,
    questionId: Id,
    fileId: Id,
    language: z.string(),
    captions: personal(z.string().max(MAX_CAPTIONS_LENGTH).nullable(), 'candidateId'),
  },
  /** `takes`: granted so far. `reopens`: the answers were handed in, and this one alone is given again. */
  ResponseTakeGranted: {
    ...{ candidateId: Id, questionId: Id, takes: z.int(), reason },
    ...{ interviewId: Id.nullable().default(null), reopens: z.boolean().default(false) },
  },
  /** Percent of the time that everybody has. */
  ResponseTimeGranted: { candidateId: Id, from: z.int(), to: z.int(), reason },
  ResponseExtended: {
    candidateId: Id,
    interviewId: Id,
    from: at,
    to: at,
    deadline: Deadline,
    reminders: z.array(at),
    reason,
  },
  /** The mail that invites them was asked for once more. */
  ResponseInvitationResent: { candidateId: Id },
  /** `left`: reminders that are still to come. */
  ResponseReminded: { candidateId: Id, left: z.array(at) },
  /** `answered`: questions that had an answer. `handedInAt`: by the candidate, where the end came for a recording that was given again and not made. */
  ResponseSubmitted: { candidateId: Id, interviewId: Id, answered: z.int(), handedInAt: at.nullable().default(null) },
  /** By staff: nothing is answered any more. Its reason is told to nobody but them. */
  ResponseWithdrawn: { candidateId: Id, interviewId: Id, reason: personal(text(MAX_REASON_LENGTH), 'candidateId') },
  /** `deadline`: a later one, since that of before was over. */
  ResponseRestored: {
    ...{ candidateId: Id, interviewId: Id, expiresAt: at, reminders: z.array(at) },
    deadline: Deadline.nullable().default(null),
  },
  ResponseExpired: { candidateId: Id, interviewId: Id, answered: z.int() },
};
