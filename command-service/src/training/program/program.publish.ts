import { publishedLessons } from 'access/training/published';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import { pointsOf } from 'contracts/training/lesson/lesson.fields';
import type { ProgramLesson, ProgramRejection } from 'contracts/training/program/program.fields';
import type { EventStore } from 'platform/event-store/event-store';
import type { Commands } from '#command-service/commands';
import { entityState } from '#command-service/entity/entity.state';

type Deps = { store: EventStore; commands: Pick<Commands, 'trainingLesson'> };
type Taking = { metadata: CommandMetadata; note: string; areDraftsTaken: boolean; mayPublish: boolean };

const refuse = (code: ProgramRejection) => new Rejection(code, 422, { errors: { lessonIds: [code] } });

/** The version of each lesson that a program takes; drafts are published first, where they are to be taken. */
export const takeLessons = async (
  { store, commands }: Deps,
  lessonIds: readonly string[],
  { metadata, note, areDraftsTaken, mayPublish }: Taking,
): Promise<ProgramLesson[]> => {
  const { tenantId } = metadata;
  const published = publishedLessons(store);
  const taken: ProgramLesson[] = [];
  for (const id of lessonIds) {
    const state = await entityState(store, trainingLesson, { tenantId, id });
    if (state.status !== 'kept') throw refuse('lesson-not-found');
    let version = state.record.publishedVersion;
    if (areDraftsTaken && state.record.publication !== 'published') {
      if (!mayPublish)
        throw new Rejection('forbidden', 403, { detail: 'This takes the permission tenant.training.lessons.update.' });
      const sent = await commands.trainingLesson(id, { type: 'PublishTrainingLesson', data: { note }, metadata });
      if (sent.state.status !== 'absent') version = sent.state.record.publishedVersion;
    }
    const content = await published(tenantId, { lessonId: id, lessonVersion: version });
    if (!content) throw refuse('lesson-not-published');
    taken.push({ lessonId: id, lessonVersion: version, name: content.name, points: pointsOf(content) });
  }
  return taken;
};
