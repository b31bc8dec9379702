import { streamName } from 'contracts/kernel/id';
import type { AskedAndAnswered } from 'contracts/recruiting/interview-review/interview-review.views';
import { type Captions, foldCaptions } from 'contracts/recruiting/response/response.captions';
import type { ResponseEvent, ResponseRecord } from 'contracts/recruiting/response/response.entity';
import type { Answer } from 'contracts/recruiting/response/response.events';
import { foldAnswers } from 'contracts/recruiting/response/response.mine';
import type { EventStore } from 'platform/event-store/event-store';
import { askedQuestions } from './asked-questions.ts';

type Place = { tenantId: string; id: string };

/** What somebody answered in one step, question by question. */
export const answersOf = async (store: EventStore, { tenantId, id }: Place): Promise<Record<string, Answer>> => {
  const { state } = await store.aggregateStream<Record<string, Answer>, ResponseEvent>(
    streamName('response', tenantId, id),
    { initialState: () => ({}), evolve: foldAnswers },
  );
  return state;
};

type Answered = { answers: Record<string, Answer>; captions: Record<string, Captions> };

/** … with the captions of recordings. */
const answeredIn = async (store: EventStore, { tenantId, id }: Place): Promise<Answered> => {
  const { state } = await store.aggregateStream<Answered, ResponseEvent>(streamName('response', tenantId, id), {
    initialState: (): Answered => ({ answers: {}, captions: {} }),
    evolve: ({ answers, captions }: Answered, event: ResponseEvent): Answered => ({
      answers: foldAnswers(answers, event),
      captions: foldCaptions(captions, event),
    }),
  });
  return state;
};

/** Those of the recording that answers now. */
const captionsOf = (answer: Answer | undefined, captions: Captions | undefined) =>
  captions && answer && 'fileId' in answer && answer.fileId === captions.fileId
    ? { language: captions.language, captions: captions.captions }
    : null;

type Step = Pick<ResponseRecord, 'id' | 'questionSetId' | 'questionSetRevision' | 'progress'>;

/** The questions of one step with what was answered, as those who review see them. */
export const answeredSteps = (store: EventStore) => {
  const asked = askedQuestions(store);
  return async (tenantId: string, step: Step): Promise<AskedAndAnswered[]> => {
    const [questions, { answers, captions }] = await Promise.all([
      asked(tenantId, step),
      answeredIn(store, { tenantId, id: step.id }),
    ]);
    return questions.map(({ id: questionId, text, responseType, choices, points }) => ({
      ...{ questionId, text, responseType, choices, points },
      answer: answers[questionId] ?? null,
      answeredAt: step.progress[questionId]?.answeredAt ?? null,
      captions: captionsOf(answers[questionId], captions[questionId]),
    }));
  };
};
