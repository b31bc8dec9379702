import type { MyQuestion, MyResponse } from 'contracts/recruiting/response/response.views';
import { isRecorded } from 'ui-kit/answer/recorded';

/** Where somebody is on the way through an interview. `number`: of the question, from 1. */
export type Step =
  | { is: 'devices' | 'practice' | 'instructions' | 'review' | 'over' }
  | { is: 'question'; number: number; question: MyQuestion };

/** What the devices of a whole interview have to be able to do; null: nothing. */
export const devicesFor = ({ questions }: Pick<MyResponse, 'questions'>): 'camera' | 'microphone' | null => {
  if (questions.some(({ responseType }) => responseType === 'video')) return 'camera';
  return questions.some(isRecorded) ? 'microphone' : null;
};

/** Where an interview is gone on with: what is open, else what was handed over. */
const next = ({ questions, reopenedFor }: Pick<MyResponse, 'questions' | 'reopenedFor'>): Step => {
  const index = questions.findIndex(({ id, answeredAt }) => (reopenedFor ? id === reopenedFor : answeredAt === null));
  const question = questions[index];
  return question ? { is: 'question', number: index + 1, question } : { is: 'review' };
};

const BEFORE = ['devices', 'practice', 'instructions'] as const;

/** The step that an address stands for, as far as it can be gone. */
type At = Pick<MyResponse, 'status' | 'questions' | 'reopenedFor'>;
export const stepOf = (response: At, wanted: string | undefined): Step => {
  const { status, questions, reopenedFor } = response;
  if (status === 'submitted' || status === 'expired' || status === 'withdrawn') return { is: 'over' };
  const before = BEFORE.find((name) => name === wanted);
  if (status === 'invited') return { is: before ?? (devicesFor(response) ? 'devices' : 'instructions') };
  // Its time runs: nothing else is looked at meanwhile.
  const running = questions.findIndex((question) => question.running !== null);
  const number = running >= 0 ? running + 1 : Number(wanted);
  const question = questions[number - 1];
  if (question && reopenedFor && question.id !== reopenedFor) return { is: 'review' };
  if (question) return { is: 'question', number, question };
  if (wanted === 'review') return { is: 'review' };
  return before ? { is: before } : next(response);
};

/** The address of a page of one step of the company's, which it names: it stays the same whatever becomes of that. */
export const stepPath = (
  { interviewId, id }: Pick<MyResponse, 'interviewId' | 'id'>,
  page: string | number | undefined,
): string => `/c/interviews/apply/${interviewId}${page === undefined ? '' : `/${page}`}?response=${id}`;

/** Where the next question is, or the review after the last one. */
export const afterQuestion = (number: number, count: number): string | number =>
  number < count ? number + 1 : 'review';
