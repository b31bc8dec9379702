import { Rejection } from 'contracts/kernel/problem';
import type { JobStep } from 'contracts/recruiting/job/job.steps';
import type { QuestionRejection } from 'contracts/recruiting/question/question.fields';
import { questionSet } from 'contracts/recruiting/question/question-set.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { requireVideos } from './question.handler.ts';

type Asking = Pick<JobStep, 'questionSetId' | 'questionSetRevision'>;

/** A revision stays what it is also where its set was removed. */
export const requireRevisions = async (
  store: EventStore,
  tenantId: string,
  asked: readonly Asking[],
  fieldOf: (at: number) => string,
): Promise<void> => {
  const ids = [...new Set(asked.map(({ questionSetId }) => questionSetId))];
  const latest = new Map<string, number>();
  await Promise.all(
    ids.map(async (id) => {
      const state = await entityState(store, questionSet, { tenantId, id });
      if (state.status !== 'absent') latest.set(id, state.record.revision);
    }),
  );
  const errors = Object.fromEntries(
    asked.flatMap(({ questionSetId, questionSetRevision }, at) =>
      questionSetRevision <= (latest.get(questionSetId) ?? 0) ? [] : [[fieldOf(at), ['question-set-not-found']]],
    ),
  );
  if (Object.keys(errors).length > 0) throw new Rejection<QuestionRejection>('question-set-not-found', 422, { errors });
};

/** Steps ask questions that there are, and show videos of the company's library. */
export const requireSteps = async (store: EventStore, tenantId: string, steps: readonly JobStep[]): Promise<void> => {
  await requireRevisions(store, tenantId, steps, (at) => `steps.${at}.questionSetId`);
  await requireVideos(
    store,
    tenantId,
    steps.map(({ instructionsVideoId }, at) => [`steps.${at}.instructionsVideoId`, instructionsVideoId]),
  );
};
