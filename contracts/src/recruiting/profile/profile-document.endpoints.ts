import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { FileTicketAnswer, TicketRequest } from '#contracts/library/file/file.ticket';
import { AddProfileDocument } from './profile.commands.ts';
import { ProfileDocumentView } from './profile-document.views.ts';

/** Newest first. */
export const listMyDocuments = endpoint({
  method: 'GET',
  path: '/api/candidate/profile/documents',
  access: 'authenticated',
  summary: 'List the documents of my profile',
  answer: z.array(ProfileDocumentView),
});
export const addMyDocument = endpoint({
  method: 'POST',
  path: '/api/candidate/profile/documents',
  access: 'authenticated',
  summary: 'Put a file that I have uploaded as a profile document on my profile',
  body: AddProfileDocument,
  answer: ProfileDocumentView,
  status: 201,
});
export const removeMyDocument = endpoint({
  method: 'DELETE',
  path: '/api/candidate/profile/documents/:id',
  access: 'authenticated',
  summary: 'Take a document off my profile and delete its file',
  params: ById,
  answer: z.object({}),
});

export const issueCandidateDocumentTicket = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates/:id/documents/:documentId/ticket',
  access: 'member',
  summary:
    'Get an address of 60 seconds for a document of a candidate, of their profile or kept with the record; takes tenant.candidates.documents.read',
  params: ById.extend({ documentId: Id }),
  body: TicketRequest,
  answer: FileTicketAnswer,
});
