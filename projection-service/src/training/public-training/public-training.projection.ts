import type { TrainingProgramEvent } from 'contracts/training/program/program.entity';
import type { ProgramContent } from 'contracts/training/program/program.fields';
import type { PublicTrainingEvent } from 'contracts/training/public-training/public-training.entity';
import { join, projection, type Source, schemaBeside } from '#projection-service/engine/projection';

/** What everybody reads of a program: of its lessons the names. */
export type PublicContent = Pick<
  ProgramContent,
  'name' | 'description' | 'thumbnailId' | 'deadlineDays' | 'deadlineHours' | 'hasCertificate'
> & { lessons: string[] };

type Published = Extract<TrainingProgramEvent, { type: 'TrainingProgramPublished' | 'TrainingProgramRemoved' }>;

/** Kept where no reader looks until it is open; of a program that was removed there is nothing. */
const content: Source<PublicContent, Published> = {
  aggregate: 'trainingProgram',
  scope: 'tenant',
  types: ['TrainingProgramPublished', 'TrainingProgramRemoved'],
  id: ({ data }) => data.trainingProgramId,
  value: (event) => {
    if (event.type === 'TrainingProgramRemoved') return undefined;
    const { name, description, thumbnailId, deadlineDays, deadlineHours, hasCertificate, lessons } = event.data.content;
    const time = { deadlineDays, deadlineHours };
    return { name, description, thumbnailId, ...time, hasCertificate, lessons: lessons.map((one) => one.name) };
  },
};

type Row = {
  id: string;
  /** Its program while it is open. */
  programOf: string | null;
  slug: string;
  /** Under which it was open once, oldest first. */
  formerSlugs: string[];
  isListed: boolean;
  embedOrigins: string[];
  content: PublicContent | null;
  publishedAt: string;
  updatedAt: string;
};

const renamed = ({ slug, formerSlugs }: Pick<Row, 'slug' | 'formerSlugs'>, to: string) => ({
  slug: to,
  formerSlugs: [...formerSlugs, slug].filter((one, at, all) => one !== to && all.indexOf(one) === at),
});

/** Public trainings as anybody may read them: one that was never open is not among them, of one that is closed nothing is said. */
export const publicTrainingProjection = projection<
  Row,
  Exclude<PublicTrainingEvent, { type: 'PublicTrainingCreated' | 'PublicTrainingRemoved' }>
>({
  name: 'training.public-training-page',
  version: 1,
  scope: 'public',
  table: 'public_training_page',
  schema: schemaBeside(import.meta.url),
  columns: {
    programOf: 'uuid',
    slug: 'text',
    formerSlugs: 'jsonb',
    isListed: 'bool',
    embedOrigins: 'jsonb',
    content: 'jsonb',
    publishedAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  types: ['PublicTrainingChanged', 'PublicTrainingOpened', 'PublicTrainingWithdrawn'],
  createdBy: [],
  key: ({ data }) => data.publicTrainingId,
  evolve: (row, { type, data, metadata: { occurredAt: updatedAt } }) => {
    switch (type) {
      case 'PublicTrainingOpened': {
        const { publicTrainingId: id, programId: programOf, slug, isListed, embedOrigins } = data;
        const shown = { programOf, isListed, embedOrigins, content: null, publishedAt: updatedAt, updatedAt };
        return { id, ...shown, ...(row ? renamed(row, slug) : { slug, formerSlugs: [] }) };
      }
      case 'PublicTrainingChanged': {
        // What is written while it is closed becomes public when it is opened.
        if (!row?.programOf) return row;
        const { slug = row.slug, isListed = row.isListed, embedOrigins = row.embedOrigins } = data.to;
        return { ...row, isListed, embedOrigins, updatedAt, ...(slug === row.slug ? {} : renamed(row, slug)) };
      }
      case 'PublicTrainingWithdrawn':
        return row && { ...row, programOf: null, content: null, isListed: false, embedOrigins: [], updatedAt };
    }
  },
  refs: { content: join(content, 'programOf', (row, said) => ({ ...row, content: said ?? null })) },
});
