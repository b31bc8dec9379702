import { streamName } from 'contracts/kernel/id';
import type { HandbookDocumentEvent } from 'contracts/training/handbook/handbook.entity';
import type { HandbookContent } from 'contracts/training/handbook/handbook.fields';
import type { TrainingLessonEvent } from 'contracts/training/lesson/lesson.entity';
import type { LessonContent } from 'contracts/training/lesson/lesson.fields';
import type { TrainingProgramEvent } from 'contracts/training/program/program.entity';
import type { ProgramContent } from 'contracts/training/program/program.fields';
import { LRUCache } from 'lru-cache';
import type { EventStore } from 'platform/event-store/event-store';

/** Versions that are remembered: they never change. */
const KNOWN_VERSIONS = 500;

type Version = { aggregate: string; tenantId: string; id: string; version: number };
type Published<Content> = { version: number; content: Content };

/** What was published under a number, as the history has it; undefined: nothing was. */
const versions = <Content extends object, E extends TrainingLessonEvent | TrainingProgramEvent | HandbookDocumentEvent>(
  store: EventStore,
  read: (event: E) => Published<Content> | undefined,
) => {
  const known = new LRUCache<string, Content>({ max: KNOWN_VERSIONS });
  return async ({ aggregate, tenantId, id, version }: Version): Promise<Content | undefined> => {
    const stream = streamName(aggregate, tenantId, id);
    const key = `${stream} ${version}`;
    const kept = known.get(key);
    if (kept) return kept;
    const { state } = await store.aggregateStream<{ content: Content | undefined }, E>(stream, {
      initialState: () => ({ content: undefined }),
      evolve: (found: { content: Content | undefined }, event: E) => {
        const published = read(event);
        return published?.version === version ? { content: published.content } : found;
      },
    });
    if (state.content) known.set(key, state.content);
    return state.content;
  };
};

export type LessonOf = { lessonId: string; lessonVersion: number };
export type ProgramOf = { programId: string; programVersion: number };

/** What is learned in a version of a lesson, also of one that was removed since. */
export const publishedLessons = (store: EventStore) => {
  const find = versions<LessonContent, TrainingLessonEvent>(store, (event) => {
    if (event.type !== 'TrainingLessonPublished') return undefined;
    const { lessonVersion: version, name, steps } = event.data;
    return { version, content: { name, steps } };
  });
  return (tenantId: string, { lessonId: id, lessonVersion: version }: LessonOf) =>
    find({ aggregate: 'trainingLesson', tenantId, id, version });
};

/** What people are trained by in a version of a program, also of one that was removed since. */
export const publishedPrograms = (store: EventStore) => {
  const find = versions<ProgramContent, TrainingProgramEvent>(store, (event) => {
    if (event.type !== 'TrainingProgramPublished') return undefined;
    return { version: event.data.programVersion, content: event.data.content };
  });
  return (tenantId: string, { programId: id, programVersion: version }: ProgramOf) =>
    find({ aggregate: 'trainingProgram', tenantId, id, version });
};

/** What a version of a document of the handbook says. */
export const publishedHandbook = (store: EventStore) => {
  const find = versions<HandbookContent, HandbookDocumentEvent>(store, (event) => {
    if (event.type !== 'HandbookDocumentPublished') return undefined;
    return { version: event.data.handbookVersion, content: event.data.content };
  });
  return (tenantId: string, { id, version }: { id: string; version: number }) =>
    find({ aggregate: 'handbookDocument', tenantId, id, version });
};
