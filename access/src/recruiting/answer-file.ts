import { answeredResponse, file } from 'contracts/library/file/file.entity';
import { askedQuestions } from './asked-questions.ts';
import { type OwnInterviewDeps, ownInterview } from './own-interview.ts';
import { recordIn } from './record-in.ts';

type Wanted = { interviewId: string; fileId: string; userId: string };

/** A file of their own answers, or a video that is shown before one of their questions; undefined: nothing of theirs. */
export const mayFetchAsCandidate = async (deps: OwnInterviewDeps, { interviewId, fileId, userId }: Wanted) => {
  const found = await ownInterview(deps, { interviewId, userId });
  if (!found) return undefined;
  const { tenantId, interview, response } = found;
  const record = await recordIn(deps.store, file, { tenantId, id: fileId });
  if (!record) return undefined;
  if (record.answer !== null) {
    const responseId = answeredResponse(record.answer);
    return responseId !== undefined && interview.responseIds.includes(responseId) ? record : undefined;
  }
  if (response.instructionsVideoId === fileId) return record.isTrashed ? undefined : record;
  const questions = await askedQuestions(deps.store)(tenantId, response);
  const isShown = questions.some(({ instructionsVideoId }) => instructionsVideoId === fileId);
  return isShown && !record.isTrashed ? record : undefined;
};
