import { z } from 'zod';
import { day } from '#contracts/kernel/day';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { DocumentType } from '#contracts/recruiting/profile/profile-document.views';
import {
  hireAssignees,
  hireItemKinds,
  MAX_DAYS_BEFORE,
  MAX_ITEM_TEXT_LENGTH,
  MAX_ITEM_TITLE_LENGTH,
} from './pending-hire.choices.ts';

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';
/** A day of somebody's hire. */
export const hireDay = () => day().refine((name) => name >= FIRST_DAY && name <= LAST_DAY, { message: 'date-invalid' });

const asked = {
  title: requiredText(MAX_ITEM_TITLE_LENGTH),
  description: text(MAX_ITEM_TEXT_LENGTH),
  kind: z.enum(hireItemKinds),
  /** What kind of document is wanted; of documents alone. */
  documentType: DocumentType.nullable(),
  /** Of contracts alone: the template that it is made from; null: any. */
  contractTemplateId: Id.nullable(),
  /** Of policies alone: the document of the handbook. */
  policyId: Id.nullable(),
  assignee: z.enum(hireAssignees),
  /** The user, where it is somebody named. */
  assigneeId: Id.nullable(),
  /** Due so many days before the first day of work. */
  daysBefore: z.int().min(0).max(MAX_DAYS_BEFORE).nullable(),
  isRequired: z.boolean(),
};
const defaults = {
  description: text(MAX_ITEM_TEXT_LENGTH).default(''),
  kind: asked.kind.default('task'),
  documentType: asked.documentType.default(null),
  contractTemplateId: asked.contractTemplateId.default(null),
  policyId: asked.policyId.default(null),
  assignee: asked.assignee.default('manager'),
  assigneeId: asked.assigneeId.default(null),
  daysBefore: asked.daysBefore.default(null),
  isRequired: asked.isRequired.default(true),
};

/** An item as a company's checklist has it. */
export const ChecklistItem = z.strictObject({ id: Id, ...asked, ...defaults });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** What people say of an item of one hire. `dueOn`: a day of its own, before which `daysBefore` does not count. */
const said = { ...asked, dueOn: hireDay().nullable() };
export const NewHireItem = z.strictObject({ ...said, ...defaults, dueOn: hireDay().nullable().default(null) });
export type NewHireItem = z.infer<typeof NewHireItem>;
export const HireItemChange = z.strictObject(said).partial();
export type HireItemChange = z.infer<typeof HireItemChange>;

/** An item with what became of it. */
export const HireItem = z.strictObject({
  id: Id,
  ...said,
  doneAt: z.iso.datetime().nullable(),
  /** Who says that it is done: a user, the person who is hired among them, or the key of a program. */
  doneBy: z.string().nullable(),
  /** What the person who is hired wrote. */
  answer: z.string().nullable(),
  /** The document of their profile that they gave. */
  documentId: Id.nullable(),
  documentName: z.string().nullable(),
  /** Since when it is due on the day that it is due on: what would have been told before that is not told. */
  dueSince: z.iso.datetime(),
  /** Due days of which somebody was told that they come, and that they are over. */
  toldSoonOf: z.string().nullable(),
  toldOverdueOf: z.string().nullable(),
});
export type HireItem = z.infer<typeof HireItem>;

/** An item of which nothing was done yet. */
export const newItem = (id: string, wanted: NewHireItem, at: string): HireItem => ({
  id,
  ...wanted,
  ...{ doneAt: null, doneBy: null, answer: null, documentId: null, documentName: null },
  ...{ dueSince: at, toldSoonOf: null, toldOverdueOf: null },
});
