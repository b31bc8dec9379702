import type { MyQuestion } from 'contracts/recruiting/response/response.views';

/** Where the answer to a recorded question stands. */
export type Phase =
  | 'before' // what is asked is not told yet
  | 'thinking'
  | 'due' // the time to think is over: the answer is to begin now
  | 'recording' // in this tab
  | 'cut-off' // its time runs, and nobody records it any more
  | 'recorded';

type QuestionState = Pick<MyQuestion, 'id' | 'running' | 'takes' | 'thinkUntil'>;

/** `now`: of the server's clock. */
export const phaseOf = (
  question: QuestionState,
  { liveQuestionId, now }: { liveQuestionId: string | null; now: number },
): Phase => {
  const { id, running, takes, thinkUntil } = question;
  if (liveQuestionId === id) return 'recording';
  if (running) return 'cut-off';
  if (takes.length > 0) return 'recorded';
  if (thinkUntil === null) return 'before';
  return now < Date.parse(thinkUntil) ? 'thinking' : 'due';
};
