import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { MyAcknowledgement, ReadDocument } from '#contracts/training/handbook/reader.views';
import { pendingHireStatuses } from './pending-hire.choices.ts';
import { HireItem } from './pending-hire.items.ts';

/** An open item of a hire that somebody of the company is to do. */
export const HireTaskView = z.object({
  ...HireItem.pick({ id: true, title: true, description: true, kind: true, isRequired: true }).shape,
  pendingHireId: Id,
  candidateName: z.string().nullable(),
  jobTitle: z.string(),
  startsOn: z.iso.date().nullable(),
  dueDay: z.iso.date().nullable(),
  /** When that day is over. */
  dueAt: z.iso.datetime().nullable(),
});
export type HireTaskView = z.infer<typeof HireTaskView>;

/** What is asked of the person who is hired. */
export const MyHireItem = z.object({
  ...HireItem.pick({ id: true, title: true, description: true, kind: true, documentType: true, isRequired: true })
    .shape,
  ...HireItem.pick({ doneAt: true, answer: true, documentName: true }).shape,
  dueDay: z.iso.date().nullable(),
});

/** A hire as the person who is hired sees it, from the moment that they were asked. */
export const MyHireView = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  jobTitle: z.string(),
  startsOn: z.iso.date().nullable(),
  status: z.enum(pendingHireStatuses),
  items: z.array(MyHireItem),
});
export type MyHireView = z.infer<typeof MyHireView>;

/** A policy that the person who is hired is to confirm, as it was published. */
export const MyHirePolicy = z.object({
  ...ReadDocument.pick({ id: true, name: true, summary: true, handbookVersion: true, publishedAt: true }).shape,
  ...ReadDocument.pick({ fileId: true, steps: true, questions: true, passPercent: true }).shape,
  /** The company still waits for it. */
  isOpen: z.boolean(),
  /** Null: they have not confirmed this version yet. */
  confirmedAt: MyAcknowledgement.shape.acknowledgedAt,
});
export type MyHirePolicy = z.infer<typeof MyHirePolicy>;
