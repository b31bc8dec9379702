import { answersOf } from 'access/recruiting/answered-step';
import { askedQuestions } from 'access/recruiting/asked-questions';
import { recordIn } from 'access/recruiting/record-in';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { response } from 'contracts/recruiting/response/response.entity';
import { myAnswerOf } from 'contracts/recruiting/response/response.mine';
import type { EventStore } from 'platform/event-store/event-store';

type Place = { tenantId: string; id: string };

const stepOf = async (store: EventStore, place: Place) => {
  const record = await recordIn(store, response, place);
  if (!record) return [];
  const [questions, answers] = await Promise.all([
    askedQuestions(store)(place.tenantId, record),
    answersOf(store, place),
  ]);
  const { stepName: step, createdAt: invitedAt, openedAt, submittedAt, expiresAt } = record;
  const answered = questions.flatMap(({ id, text: question, showsRightAnswer }) => {
    const answer = myAnswerOf({ showsRightAnswer }, answers[id] ?? null);
    return answer ? [{ question, answer, answeredAt: record.progress[id]?.answeredAt ?? null }] : [];
  });
  return [{ step, invitedAt, openedAt, submittedAt, expiresAt, answers: answered }];
};

/** What somebody was asked in an interview and answered, for the copy of their data. */
export const ownSteps = async (store: EventStore, place: Place) => {
  const found = await recordIn(store, interview, place);
  const ids = found?.responseIds ?? [];
  return (await Promise.all(ids.map((id) => stepOf(store, { ...place, id })))).flat();
};
