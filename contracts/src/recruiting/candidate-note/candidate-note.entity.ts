import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { noteFields } from '#contracts/recruiting/note.fields';

/** What people of a company write to each other about a candidate; it goes when they are erased. */
export const candidateNote = entity({
  name: 'candidateNote',
  context: 'recruiting',
  plural: 'candidate-notes',
  permissions: 'tenant.candidates',
  operations: ['create', 'remove'],
  fields: { candidateId: Id, ...noteFields },
  about: { subject: 'candidateId', fields: ['text'], erasedBy: 'CandidateErased' },
  computed: ['authorId'],
  defaults: { mentions: [] },
  joined: { authorName: z.string().nullable() },
  filters: ['candidateId'],
  anyOf: ['candidateId'],
  sorts: ['createdAt'],
});
export type CandidateNoteView = typeof candidateNote.types.view;
export type CandidateNoteEvent = typeof candidateNote.types.event;
