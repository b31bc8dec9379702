import type {
  OpenInterviewEvent,
  OpenInterviewFields,
} from 'contracts/recruiting/open-interview/open-interview.entity';
import { join, projection, type Source, schemaBeside } from '#projection-service/engine/projection';

type Content = Pick<OpenInterviewFields, 'title' | 'description' | 'answerDays'>;
type PublishedEvent = Extract<OpenInterviewEvent, { type: 'OpenInterviewCreated' | 'OpenInterviewChanged' }>;

/** What everybody reads of it, kept where no reader looks until it is open. */
const content: Source<Content, PublishedEvent> = {
  aggregate: 'openInterview',
  scope: 'tenant',
  types: ['OpenInterviewCreated', 'OpenInterviewChanged'],
  id: ({ data }) => data.openInterviewId,
  value: (event, previous) => {
    const said = event.type === 'OpenInterviewCreated' ? event.data : { ...previous, ...event.data.to };
    const { title = '', description = '', answerDays = 0 } = said;
    return { title, description, answerDays };
  },
};

type Row = {
  id: string;
  /** The interview itself while it is open. */
  contentOf: string | null;
  title: string | null;
  description: string | null;
  answerDays: number | null;
  publishedAt: string;
  updatedAt: string;
};
const nothing = { contentOf: null, title: null, description: null, answerDays: null };

/** Open interviews as anybody may read them: of one that is not open nothing is said. */
export const publicOpenInterviewProjection = projection<
  Row,
  Exclude<OpenInterviewEvent, { type: 'OpenInterviewCreated' }>
>({
  name: 'recruiting.public-open-interview',
  version: 1,
  scope: 'public',
  table: 'public_open_interview',
  schema: schemaBeside(import.meta.url),
  columns: {
    contentOf: 'uuid',
    title: 'text',
    description: 'text',
    answerDays: 'int4',
    publishedAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  types: ['OpenInterviewChanged', 'OpenInterviewPublished', 'OpenInterviewClosed', 'OpenInterviewRemoved'],
  createdBy: [],
  key: ({ data }) => data.openInterviewId,
  evolve: (row, event) => {
    const { occurredAt: updatedAt } = event.metadata;
    switch (event.type) {
      case 'OpenInterviewPublished': {
        const id = event.data.openInterviewId;
        return { ...nothing, id, contentOf: id, publishedAt: updatedAt, updatedAt };
      }
      case 'OpenInterviewClosed':
      case 'OpenInterviewRemoved':
        return undefined;
      case 'OpenInterviewChanged':
        return row && { ...row, updatedAt };
    }
  },
  refs: {
    content: join(content, 'contentOf', (row, said) => (said ? { ...row, ...said } : row)),
  },
});
