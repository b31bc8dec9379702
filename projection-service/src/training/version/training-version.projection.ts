import { derivedId } from 'contracts/kernel/id';
import type { TrainingLessonEvent } from 'contracts/training/lesson/lesson.entity';
import type { LessonContent } from 'contracts/training/lesson/lesson.fields';
import type { TrainingProgramEvent } from 'contracts/training/program/program.entity';
import type { ProgramContent } from 'contracts/training/program/program.fields';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

export type TrainingVersionRow = {
  id: string;
  ofId: string;
  version: number;
  note: string;
  content: LessonContent | ProgramContent;
  publishedAt: string;
  actorId: string;
  publisherName: string | null;
};
type Published = Extract<
  TrainingLessonEvent | TrainingProgramEvent,
  { type: 'TrainingLessonPublished' | 'TrainingProgramPublished' }
>;

export const versionIdOf = (ofId: string, version: number): string =>
  derivedId('training-version', ofId, String(version));

type Said = Pick<TrainingVersionRow, 'ofId' | 'version' | 'content'>;

const saidIn = ({ type, data }: Published): Said => {
  if (type === 'TrainingProgramPublished')
    return { ofId: data.trainingProgramId, version: data.programVersion, content: data.content };
  const { trainingLessonId: ofId, lessonVersion: version, name, steps } = data;
  return { ofId, version, content: { name, steps } };
};

/** What was published of lessons and programs: also of those that were removed, since people go on learning by it. */
export const trainingVersionProjection = projection<TrainingVersionRow, Published>({
  name: 'training.version',
  version: 1,
  table: 'training_version',
  schema: schemaBeside(import.meta.url),
  columns: {
    ofId: 'uuid',
    version: 'int8',
    note: 'text',
    content: 'jsonb',
    publishedAt: 'timestamptz',
    actorId: 'text',
    publisherName: 'text',
  },
  types: ['TrainingLessonPublished', 'TrainingProgramPublished'],
  createdBy: ['TrainingLessonPublished', 'TrainingProgramPublished'],
  key: (event) => {
    const { ofId, version } = saidIn(event);
    return versionIdOf(ofId, version);
  },
  evolve: (_, event) => {
    const said = saidIn(event);
    const { occurredAt: publishedAt, actor } = event.metadata;
    const { note } = event.data;
    return {
      id: versionIdOf(said.ofId, said.version),
      ...said,
      note,
      publishedAt,
      actorId: actor.id,
      publisherName: null,
    };
  },
  refs: { actor: join(userName, 'actorId', (row, user) => ({ ...row, publisherName: user?.name ?? null })) },
});
