import { answeredResponse, file } from 'contracts/library/file/file.entity';
import { askedQuestions } from './asked-questions.ts';
import { type OwnInterviewDeps, ownSteps } from './own-interview.ts';
import { recordIn } from './record-in.ts';

type Wanted = { interviewId: string; fileId: string; userId: string };

/** A file of their own answers, or a video that is shown before a step of theirs or one of its questions; undefined: nothing of theirs. */
export const mayFetchAsCandidate = async (deps: OwnInterviewDeps, { interviewId, fileId, userId }: Wanted) => {
  const found = await ownSteps(deps, { interviewId, userId });
  if (!found) return undefined;
  const { tenantId, responses } = found;
  const record = await recordIn(deps.store, file, { tenantId, id: fileId });
  if (!record) return undefined;
  if (record.answer !== null) {
    const responseId = answeredResponse(record.answer);
    return responses.some(({ id }) => id === responseId) ? record : undefined;
  }
  const asked = askedQuestions(deps.store);
  const questions = await Promise.all(responses.map((response) => asked(tenantId, response)));
  const shown = [...responses, ...questions.flat()].map(({ instructionsVideoId }) => instructionsVideoId);
  return shown.includes(fileId) && !record.isTrashed ? record : undefined;
};
