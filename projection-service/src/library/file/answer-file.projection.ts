import { answeredAssignment, answeredResponse, type file, keptWith } from 'contracts/library/file/file.entity';
import { projection, schemaBeside } from '#projection-service/engine/projection';

type FileEvent = typeof file.types.event;

/** A file of somebody's answers, by the response of an interview or the assignment of a training; `status` and the rest as of any file. */
export type AnswerFileRow = {
  id: string;
  /** Of an answer. */
  responseId: string | null;
  questionId: string | null;
  takeId: string | null;
  /** Of a document that is kept with a candidate. */
  candidateId: string | null;
  kind: string;
  size: number;
  status: string;
  mime: string | null;
  /** Of a recording, once the server has measured it, in milliseconds; else why it could not be prepared. */
  duration: number | null;
  conversionFault: string | null;
  /** When all its bytes had arrived. */
  createdAt: string;
};

/** Files of candidates' and learners' answers, and documents that are kept with candidates: in no folder of the library, and counted as storage. */
export const answerFileProjection = projection<AnswerFileRow, FileEvent>({
  name: 'library.answer-file',
  version: 3,
  table: 'answer_file',
  schema: schemaBeside(import.meta.url),
  columns: {
    responseId: 'uuid',
    questionId: 'uuid',
    takeId: 'uuid',
    candidateId: 'uuid',
    kind: 'text',
    size: 'int8',
    status: 'text',
    mime: 'text',
    duration: 'int8',
    conversionFault: 'text',
    createdAt: 'timestamptz',
  },
  types: [
    ...(['FileCreated', 'FileReceived', 'FileVerified', 'FileOptimized', 'FileRemoved'] as const),
    ...(['VideoConverted', 'VideoNotConverted'] as const),
  ],
  createdBy: ['FileCreated'],
  key: ({ data }) => data.fileId,
  evolve: (row, event) => {
    switch (event.type) {
      case 'FileCreated': {
        const { fileId: id, kind, size, answer } = event.data;
        const createdAt = event.metadata.occurredAt;
        if (!answer) return undefined;
        const responseId = answeredResponse(answer) ?? answeredAssignment(answer) ?? null;
        const { questionId, takeId } = 'questionId' in answer ? answer : { questionId: null, takeId: null };
        const of = { responseId, questionId, takeId, candidateId: keptWith(answer) ?? null };
        const yet = { status: 'uploading', mime: null, duration: null, conversionFault: null };
        return { id, ...of, kind, size, ...yet, createdAt };
      }
      case 'FileReceived':
        return row && { ...row, status: 'processing' };
      case 'FileVerified':
        return (
          row && { ...row, status: event.data.type === 'image' ? 'optimizing' : 'completed', mime: event.data.mime }
        );
      case 'FileOptimized':
        return row && { ...row, status: 'completed', size: event.data.size };
      case 'VideoConverted':
        return row && { ...row, duration: event.data.duration, conversionFault: null };
      case 'VideoNotConverted':
        return row && { ...row, conversionFault: event.data.reason };
      default:
        return undefined;
    }
  },
});
