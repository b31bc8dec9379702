import { derivedId } from 'contracts/kernel/id';
import type { HandbookDocumentEvent } from 'contracts/training/handbook/handbook.entity';
import type { HandbookContent } from 'contracts/training/handbook/handbook.fields';
import type { TrainingLessonEvent } from 'contracts/training/lesson/lesson.entity';
import type { LessonContent } from 'contracts/training/lesson/lesson.fields';
import type { TrainingProgramEvent } from 'contracts/training/program/program.entity';
import type { ProgramContent } from 'contracts/training/program/program.fields';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

export type TrainingVersionRow = {
  id: string;
  ofId: string;
  /** The aggregate that it is a version of. */
  aggregate: string;
  version: number;
  note: string;
  content: LessonContent | ProgramContent | HandbookContent;
  /** Of a document that is acknowledged: whether this version is to be acknowledged again. */
  isMaterial: boolean;
  publishedAt: string;
  actorId: string;
  publisherName: string | null;
};
const published = ['TrainingLessonPublished', 'TrainingProgramPublished', 'HandbookDocumentPublished'] as const;
type Published = Extract<
  TrainingLessonEvent | TrainingProgramEvent | HandbookDocumentEvent,
  { type: (typeof published)[number] }
>;

export const versionIdOf = (ofId: string, version: number): string =>
  derivedId('training-version', ofId, String(version));

type Said = Pick<TrainingVersionRow, 'ofId' | 'aggregate' | 'version' | 'content' | 'isMaterial'>;

const saidIn = ({ type, data }: Published): Said => {
  if (type === 'TrainingProgramPublished')
    return {
      ...{ ofId: data.trainingProgramId, aggregate: 'trainingProgram', version: data.programVersion },
      ...{ content: data.content, isMaterial: true },
    };
  if (type === 'HandbookDocumentPublished') {
    const { handbookDocumentId: ofId, handbookVersion: version, content, isMaterial } = data;
    return { ofId, aggregate: 'handbookDocument', version, content, isMaterial };
  }
  const { trainingLessonId: ofId, lessonVersion: version, name, steps } = data;
  return { ofId, aggregate: 'trainingLesson', version, content: { name, steps }, isMaterial: true };
};

/** What was published of lessons, programs and the handbook: also of those that were removed, since people go on learning by it. */
export const trainingVersionProjection = projection<TrainingVersionRow, Published>({
  name: 'training.version',
  version: 2,
  table: 'training_version',
  schema: schemaBeside(import.meta.url),
  columns: {
    ofId: 'uuid',
    aggregate: 'text',
    version: 'int8',
    note: 'text',
    content: 'jsonb',
    isMaterial: 'bool',
    publishedAt: 'timestamptz',
    actorId: 'text',
    publisherName: 'text',
  },
  types: published,
  createdBy: published,
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
