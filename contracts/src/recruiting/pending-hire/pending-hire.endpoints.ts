import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { FileTicketAnswer, TicketRequest } from '#contracts/library/file/file.ticket';
import { BulkAnswer } from '#contracts/recruiting/interview/interview.endpoints';
import { acknowledgeDocument } from '#contracts/training/handbook/reader.endpoints';
import { MAX_HIRES_AT_ONCE } from './pending-hire.choices.ts';
import { HireItemAnswer } from './pending-hire.commands.ts';
import { pendingHire } from './pending-hire.entity.ts';
import { HireAsUser } from './pending-hire.events.ts';
import { HireItemChange } from './pending-hire.items.ts';
import { HireTaskView, MyHirePolicy, MyHireView } from './pending-hire.views.ts';

const { answer, path } = pendingHire.endpoints.change;
const one = { method: 'POST', params: ById, access: 'tenant.pendingHires.update', answer } as const;
const ofItem = { ...one, params: ById.extend({ itemId: Id }) };

export const changePendingHireItem = endpoint({
  ...ofItem,
  method: 'PATCH',
  path: `${path}/items/:itemId`,
  summary: 'Change an item of the checklist of a pending hire',
  body: HireItemChange,
});
export const removePendingHireItem = endpoint({
  ...ofItem,
  method: 'DELETE',
  path: `${path}/items/:itemId`,
  summary: 'Remove an item from the checklist of a pending hire',
});
export const completePendingHireItem = endpoint({
  ...ofItem,
  access: 'member',
  path: `${path}/items/:itemId/complete`,
  summary: 'Say that an item is done; takes tenant.pendingHires.update, or that the item is one’s own',
});
export const reopenPendingHireItem = endpoint({
  ...ofItem,
  access: 'member',
  path: `${path}/items/:itemId/reopen`,
  summary: 'Say that an item is not done; takes tenant.pendingHires.update, or that the item is one’s own',
});
export const askPendingHireCandidate = endpoint({
  ...one,
  path: `${path}/ask`,
  summary: 'Send the candidate what is asked of them before their first day',
});
export const approvePendingHire = endpoint({
  ...one,
  access: 'tenant.pendingHires.approve',
  path: `${path}/approve`,
  summary: 'Approve a pending hire',
});
export const withdrawPendingHireApproval = endpoint({
  ...one,
  access: 'tenant.pendingHires.approve',
  path: `${path}/withdraw-approval`,
  summary: 'Take the approval of a pending hire back',
});
export const hirePendingHire = endpoint({
  ...one,
  access: 'tenant.pendingHires.hire',
  path: `${path}/hire`,
  summary: 'Hire a candidate: they are invited as a user of the company. Nobody gives rights that they do not hold',
  body: HireAsUser,
});

export const remindPendingHires = endpoint({
  method: 'POST',
  path: '/api/tenant/pending-hires/remind',
  access: 'tenant.pendingHires.update',
  summary: 'Remind everybody of what they have to do for many hires; the response says what was refused and why',
  body: z.strictObject({ ids: z.array(Id).min(1).max(MAX_HIRES_AT_ONCE) }),
  answer: BulkAnswer,
});

/** Those that are due first; 500 at most. */
export const listHireTasks = endpoint({
  method: 'GET',
  path: '/api/tenant/hire-tasks',
  access: 'member',
  summary: 'List what I have to do for people who are being hired',
  answer: z.array(HireTaskView),
});

export const listMyHires = endpoint({
  method: 'GET',
  path: '/api/candidate/hires',
  access: 'authenticated',
  summary: 'List the companies that are hiring me, and what they ask of me',
  answer: z.array(MyHireView),
});
const myItem = '/api/candidate/hires/:id/items/:itemId';
export const answerMyHireItem = endpoint({
  method: 'POST',
  path: myItem,
  access: 'authenticated',
  summary: 'Give a company that is hiring me what it asks for',
  params: ById.extend({ itemId: Id }),
  body: HireItemAnswer.extend({ companyId: Id }).strict(),
  answer: z.object({ id: Id }),
});

const ofMine = { access: 'authenticated', params: ById.extend({ itemId: Id }) } as const;
const companyId = { companyId: Id };
export const readMyHirePolicy = endpoint({
  ...ofMine,
  method: 'GET',
  path: `${myItem}/policy`,
  summary: 'Read a policy that a company that is hiring me wants me to confirm',
  query: z.strictObject(companyId),
  answer: MyHirePolicy,
});
export const confirmMyHirePolicy = endpoint({
  ...ofMine,
  method: 'POST',
  path: `${myItem}/confirm`,
  summary: 'Say that I have read a policy of a company that is hiring me, with the answers to its test',
  body: acknowledgeDocument.body.extend(companyId).strict(),
  answer: z.object({ id: Id }),
});
export const issueMyHireTicket = endpoint({
  ...ofMine,
  method: 'POST',
  path: `${myItem}/files/:fileId/ticket`,
  summary: 'Get an address of 60 seconds for a file of a policy that I am to confirm',
  params: ById.extend({ itemId: Id, fileId: Id }),
  body: TicketRequest.extend(companyId).strict(),
  answer: FileTicketAnswer,
});
