import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { FileTicketAnswer, TicketRequest } from '#contracts/library/file/file.ticket';
import { MAX_CHOICES } from '#contracts/recruiting/question/question.choices';
import { handbookKinds, MAX_TEST_QUESTIONS } from './handbook.choices.ts';
import { MyAcknowledgement, ReadablePage, ReadDocument } from './reader.views.ts';

const mine = '/api/employee/handbook';

export const listReadableDocuments = endpoint({
  method: 'GET',
  path: mine,
  access: 'member',
  summary: 'List the processes, procedures and policies that I may read, by name',
  query: z.strictObject({
    kind: z.enum([...handbookKinds, 'procedure']).optional(),
    teamId: Id.optional(),
    /** Those alone that wait for my acknowledgement. */
    open: z.enum(['true']).optional(),
    q: text(200).optional(),
    after: Id.optional(),
  }),
  answer: ReadablePage,
});

export const readDocument = endpoint({
  method: 'GET',
  path: `${mine}/:id`,
  access: 'member',
  summary: 'Read a process, procedure or policy as it was published',
  params: ById,
  answer: ReadDocument,
});

const Answer = z.strictObject({ questionId: Id, choiceIds: z.array(Id).min(1).max(MAX_CHOICES) });

export const acknowledgeDocument = endpoint({
  method: 'POST',
  path: `${mine}/:id/acknowledge`,
  access: 'member',
  summary: 'Say that I have read a document, with the answers to its test',
  params: ById,
  body: z.strictObject({
    handbookVersion: z.int().min(1),
    answers: z.array(Answer).max(MAX_TEST_QUESTIONS).default([]),
  }),
  answer: MyAcknowledgement,
});

export const issueHandbookTicket = endpoint({
  method: 'POST',
  path: `${mine}/:id/files/:fileId/ticket`,
  access: 'member',
  summary: 'Get an address of 60 seconds for a file that a document of mine shows',
  params: ById.extend({ fileId: Id }),
  body: TicketRequest,
  answer: FileTicketAnswer,
});
