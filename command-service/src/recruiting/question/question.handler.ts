import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import { question } from 'contracts/recruiting/question/question.entity';
import type { QuestionRejection } from 'contracts/recruiting/question/question.fields';
import { questionSet } from 'contracts/recruiting/question/question-set.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { questionDecider, questionSetDecider } from './question.decider.ts';

export type VideoField = [path: string, videoId: string | null | undefined];

/** Only videos of the company's own library are shown before a question. */
export const requireVideos = async (
  store: EventStore,
  tenantId: string,
  asked: readonly VideoField[],
): Promise<void> => {
  const ids = [...new Set(asked.flatMap(([, id]) => (id ? [id] : [])))];
  const isVideo = async (id: string) => {
    const state = await entityState(store, file, { tenantId, id });
    if (state.status !== 'kept') return false;
    const { type, status, isTrashed } = state.record;
    return type === 'video' && status === 'completed' && !isTrashed;
  };
  const known = new Set((await Promise.all(ids.map(async (id) => ((await isVideo(id)) ? [id] : [])))).flat());
  const wrong = asked.filter(([, id]) => id && !known.has(id));
  if (wrong.length === 0) return;
  const errors = Object.fromEntries(wrong.map(([path]) => [path, ['question-video-not-found']]));
  throw new Rejection<QuestionRejection>('question-video-not-found', 422, { errors });
};

const sendQuestion = entityHandler(question, questionDecider);
const sendQuestionSet = entityHandler(questionSet, questionSetDecider);

export const questionHandler = (deps: HandlerDeps): SendEntity<typeof question> => {
  const send = sendQuestion(deps);
  return async (id, command, ifMatch) => {
    if (command.type === 'CreateQuestion' || command.type === 'ChangeQuestion') {
      const { instructionsVideoId } = command.data;
      await requireVideos(deps.store, command.metadata.tenantId, [['instructionsVideoId', instructionsVideoId]]);
    }
    return send(id, command, ifMatch);
  };
};

export const questionSetHandler = (deps: HandlerDeps): SendEntity<typeof questionSet> => {
  const send = sendQuestionSet(deps);
  return async (id, command, ifMatch) => {
    if (command.type === 'CreateQuestionSet' || command.type === 'ChangeQuestionSet') {
      const { questions = [] } = command.data;
      const asked = questions.map(
        ({ instructionsVideoId }, at): VideoField => [`questions.${at}.instructionsVideoId`, instructionsVideoId],
      );
      await requireVideos(deps.store, command.metadata.tenantId, asked);
    }
    return send(id, command, ifMatch);
  };
};
