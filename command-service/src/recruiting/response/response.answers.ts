import { type CommandMetadata, caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import type { Question } from 'contracts/recruiting/question/question.fields';
import type { ResponseRecord, ResponseRejection } from 'contracts/recruiting/response/response.entity';
import type { Answer } from 'contracts/recruiting/response/response.events';
import { answerLength } from 'contracts/recruiting/response/response.length';
import type { Progress } from 'contracts/recruiting/response/response.progress';
import type { GivenAnswer } from 'contracts/recruiting/response/response.steps';
import { assertOpen, type Decisions, progressOf } from './response.rules.ts';
import { assertNoneRuns, recordedAnswer, refuse } from './takes.ts';

/** Points are for all right choices and no others. */
export const judged = ({ choices, points }: Question, chosen: readonly string[]): Answer => {
  const choiceIds = [...new Set(chosen)];
  const right = choices.filter(({ isRight }) => isRight).map(({ id }) => id);
  if (!choiceIds.every((id) => choices.some((choice) => choice.id === id)))
    throw refuse('choice-not-found', 422, 'choiceIds');
  const isRight = right.length === choiceIds.length && right.every((id) => choiceIds.includes(id));
  return { choiceIds, isRight, points: points === null ? null : isRight ? points : 0 };
};

const written = ({ minimumCharacters }: Question, text: string): Answer => {
  if (answerLength(text) < (minimumCharacters ?? 1)) throw refuse('answer-too-short', 422, 'text');
  return { text };
};

type Given = { given: GivenAnswer; isFile: boolean; progress: Progress };

/** What was given, if that is how the question is answered. */
export const answerOf = (question: Question, { given, isFile, progress }: Given): Answer => {
  const { responseType: type } = question;
  if ('text' in given && type === 'text') return written(question, given.text);
  if ('choiceIds' in given && type === 'multiple-choice') return judged(question, given.choiceIds);
  if ('takeId' in given && recordedTypes.includes(type)) return recordedAnswer(progress, given.takeId);
  if ('fileId' in given && type === 'document') {
    if (!isFile) throw refuse('answer-file-not-found', 422, 'fileId');
    return { fileId: given.fileId };
  }
  throw refuse('answer-type-wrong', 422, 'questionId');
};

/** Each answer takes the place of the one that it was written over; what another tab has answered since is not overwritten. */
export const giveAnswer: Decisions['GiveAnswer'] = (command, record) => {
  const { question, given, isFile } = command.data;
  assertOpen(record, command.metadata, question.id);
  const progress = progressOf(record, question);
  const { answerVersion, answeredAt } = progress;
  if (question.responseType === 'multiple-choice' && question.showsRightAnswer && answeredAt !== null)
    throw refuse('right-answer-shown');
  if (given.answerVersion !== answerVersion) throw refuse('answer-changed', 409, 'answerVersion');
  const { id: responseId, candidateId } = record;
  const answer = answerOf(question, { given, isFile, progress });
  const told = { responseId, candidateId, questionId: question.id, answerVersion: answerVersion + 1, answer };
  return [caused(command, 'ResponseAnswerGiven', told)];
};

type Submitting = { questions: readonly Question[]; metadata: CommandMetadata; cutOff?: readonly string[] };

/** Handed in once; what was asked for must be answered. `cutOff`: questions that a recording answers as soon as it is closed. */
export const assertSubmits = (record: ResponseRecord, { questions, metadata, cutOff = [] }: Submitting): void => {
  assertOpen(record, metadata);
  assertNoneRuns(Object.values(record.progress), metadata.now);
  const missing = questions.filter(
    (question) =>
      question.isRequired && progressOf(record, question).answeredAt === null && !cutOff.includes(question.id),
  );
  if (missing.length > 0) {
    const code: ResponseRejection = 'answers-required';
    throw new Rejection(code, 422, { errors: Object.fromEntries(missing.map(({ id }) => [id, [code]])) });
  }
};

export const submit: Decisions['SubmitResponse'] = (command, record) => {
  const { metadata, data } = command;
  assertSubmits(record, { ...data, metadata });
  const { id: responseId, candidateId, interviewId, answeredCount: answered } = record;
  return [caused(command, 'ResponseSubmitted', { responseId, candidateId, interviewId, answered, handedInAt: null })];
};
