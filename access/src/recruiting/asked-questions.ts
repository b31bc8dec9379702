import { streamName } from 'contracts/kernel/id';
import type { Question } from 'contracts/recruiting/question/question.fields';
import type { QuestionSetEvent } from 'contracts/recruiting/question/question-set.entity';
import { questionsAt } from 'contracts/recruiting/question/question-set.revisions';
import { LRUCache } from 'lru-cache';
import type { EventStore } from 'platform/event-store/event-store';

export type AskedSet = { questionSetId: string; questionSetRevision: number };
type Found = readonly Question[] | null;

/** Revisions that are remembered: they never change. */
const KNOWN_REVISIONS = 500;

/** The questions of one revision of a set, also of one that was removed. */
export const askedQuestions = (store: EventStore) => {
  const known = new LRUCache<string, readonly Question[]>({ max: KNOWN_REVISIONS });
  return async (tenantId: string, { questionSetId, questionSetRevision }: AskedSet): Promise<readonly Question[]> => {
    const stream = streamName('questionSet', tenantId, questionSetId);
    const key = `${stream} ${questionSetRevision}`;
    const kept = known.get(key);
    if (kept) return kept;
    const { state } = await store.aggregateStream<Found, QuestionSetEvent>(stream, questionsAt(questionSetRevision));
    if (state) known.set(key, state);
    return state ?? [];
  };
};
