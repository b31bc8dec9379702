import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { jsonParameter } from '#contracts/kernel/paging';
import { text } from '#contracts/kernel/text';
import { FileTicketAnswer, TicketRequest } from './file.ticket.ts';
import { ArchiveOf, MAX_CHOSEN_FILES } from './file-archive.ts';
import { FileUse } from './file-use.views.ts';
import { PolicyFile, PolicyFolder } from './policy-file.views.ts';

export const issueFileTicket = endpoint({
  method: 'POST',
  path: '/api/tenant/files/:id/ticket',
  access: 'member',
  summary: 'Get an address of 60 seconds under which this person may fetch the bytes of a file',
  params: ById,
  body: TicketRequest,
  answer: FileTicketAnswer,
});

export const issueMyFileTicket = endpoint({
  method: 'POST',
  path: '/api/candidate/files/:id/ticket',
  access: 'authenticated',
  summary: 'Get an address of 60 seconds for a file that is my own',
  params: ById,
  body: TicketRequest,
  answer: FileTicketAnswer,
});

export const fileUses = endpoint({
  method: 'GET',
  path: '/api/tenant/files/:id/uses',
  access: 'tenant.files.read',
  summary: 'List where a file is used',
  params: ById,
  answer: z.array(FileUse),
});

export const filesUses = endpoint({
  method: 'GET',
  path: '/api/tenant/file-uses',
  access: 'tenant.files.read',
  summary: 'List where files are used; what is there no more is used nowhere',
  query: z.strictObject({ ids: jsonParameter(z.array(Id).min(1).max(MAX_CHOSEN_FILES)) }),
  answer: z.array(FileUse),
});

export const folderUses = endpoint({
  method: 'GET',
  path: '/api/tenant/folders/:id/uses',
  access: 'tenant.files.read',
  summary: 'List where files are used that lie in a folder or in one below it',
  params: ById,
  answer: z.array(FileUse),
});

export const fetchFile = endpoint({
  method: 'GET',
  path: '/api/public/files/:id',
  access: 'public',
  summary: 'Fetch the bytes of a file, or a range of them, by its ticket',
  params: ById,
  query: z.strictObject({ ticket: z.string().max(2_000) }),
  answer: z.unknown(),
  download: 'application/octet-stream',
});

export const downloadFile = endpoint({
  method: 'GET',
  path: '/api/tenant/files/:id/content',
  access: 'tenant.files.read',
  summary: 'Download the bytes of a file, or a range of them',
  params: ById,
  answer: z.unknown(),
  download: 'application/octet-stream',
});

export const issueArchiveTicket = endpoint({
  method: 'POST',
  path: '/api/tenant/file-archives/ticket',
  access: 'member',
  summary: 'Get an address of 60 seconds under which this person may fetch files, or all in a folder, as one ZIP',
  body: ArchiveOf,
  answer: FileTicketAnswer,
});

export const fetchArchive = endpoint({
  method: 'GET',
  path: '/api/public/file-archives',
  access: 'public',
  summary: 'Fetch files as one ZIP, by its ticket',
  query: z.strictObject({ ticket: z.string().max(8_000) }),
  answer: z.unknown(),
  download: 'application/zip',
});

export const policyFolders = endpoint({
  method: 'GET',
  path: '/api/tenant/policy-folders',
  access: 'member',
  summary: 'List the folders below the policies folder that are visible to me',
  answer: z.array(PolicyFolder),
});

export const policyFiles = endpoint({
  method: 'GET',
  path: '/api/tenant/policy-files',
  access: 'member',
  summary:
    'List files of policies that I may open: those in the root of the policies folder, in one folder, or all that a search finds',
  query: z.strictObject({ folderId: Id.optional(), q: text(200).optional() }),
  answer: z.array(PolicyFile),
});
