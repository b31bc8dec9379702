import { derivedId } from 'contracts/kernel/id';
import type { QuestionSetRevisionView } from 'contracts/recruiting/question/question-set.endpoints';
import type { QuestionSetEvent } from 'contracts/recruiting/question/question-set.entity';
import { projection, schemaBeside } from '#projection-service/engine/projection';

type RevisionEvent = Extract<QuestionSetEvent, { type: 'QuestionSetCreated' | 'QuestionSetChanged' }>;

export const revisionIdOf = (questionSetId: string, revision: number): string =>
  derivedId('question-set-revision', questionSetId, String(revision));

const fieldsOf = ({ type, data }: RevisionEvent) => (type === 'QuestionSetCreated' ? data : data.to);

/** The questions of every revision of every set, also of those that were removed: jobs go on asking them. */
export const questionSetRevisionProjection = projection<QuestionSetRevisionView, RevisionEvent>({
  name: 'recruiting.question-set-revision',
  version: 2,
  table: 'question_set_revision',
  schema: schemaBeside(import.meta.url),
  columns: { questionSetId: 'uuid', revision: 'int8', questions: 'jsonb', createdAt: 'timestamptz' },
  types: ['QuestionSetCreated', 'QuestionSetChanged'],
  createdBy: [],
  // A change of the name alone has no revision of its own: it makes no row.
  key: (event) => revisionIdOf(event.data.questionSetId, fieldsOf(event).revision ?? 0),
  evolve: (row, event) => {
    const { revision, questions } = fieldsOf(event);
    const { questionSetId } = event.data;
    if (row || revision === undefined || questions === undefined) return row;
    const id = revisionIdOf(questionSetId, revision);
    return { id, questionSetId, revision, questions, createdAt: event.metadata.occurredAt };
  },
});
