import { type FormerLesson, formerLesson, type MoveTarget } from 'contracts/training/assignment/assignment.move';
import type { ProgramLesson } from 'contracts/training/program/program.fields';
import type { EventStore } from 'platform/event-store/event-store';
import { type LessonOf, publishedLessons, publishedPrograms } from './published.ts';

type Versions = { programId: string; programVersion: number; formerVersions: readonly number[] };

/** What moving people to a version of a program needs to know of it, and of those in which they may be. */
export const moveTargets = (store: EventStore) => {
  const programs = publishedPrograms(store);
  const lessons = publishedLessons(store);
  return async (
    tenantId: string,
    { programId, programVersion, formerVersions }: Versions,
  ): Promise<MoveTarget | null> => {
    const content = await programs(tenantId, { programId, programVersion });
    if (!content) return null;
    const next = new Map(content.lessons.map((lesson) => [lesson.lessonId, lesson]));
    const others = new Map<string, { of: ProgramLesson; to: LessonOf }>();
    for (const version of new Set(formerVersions)) {
      const before = await programs(tenantId, { programId, programVersion: version });
      for (const of of before?.lessons ?? []) {
        const to = next.get(of.lessonId);
        if (to && to.lessonVersion !== of.lessonVersion) others.set(`${of.lessonId} ${of.lessonVersion}`, { of, to });
      }
    }
    const former: FormerLesson[] = [];
    for (const { of, to } of others.values()) {
      const [before, after] = [await lessons(tenantId, of), await lessons(tenantId, to)];
      const { lessonId, lessonVersion } = of;
      if (before && after) former.push(formerLesson({ lessonId, lessonVersion }, before, after));
    }
    return { programVersion, programName: content.name, lessons: content.lessons, former };
  };
};
