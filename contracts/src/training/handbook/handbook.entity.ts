import { z } from 'zod';
import { LabelsFilter } from '#contracts/automation/label/label.filter';
import { entity } from '#contracts/kernel/entity';
import { text } from '#contracts/kernel/text';
import { MAX_NOTE_LENGTH } from '#contracts/training/lesson/lesson.choices';
import { LessonSource } from '#contracts/training/lesson/lesson.fields';
import { handbookStatuses } from './handbook.choices.ts';
import {
  contentFields,
  HandbookContent,
  handbookContent,
  handbookDefaults,
  handbookSettings,
} from './handbook.fields.ts';

const handbookVersion = z.int().min(1);
const note = text(MAX_NOTE_LENGTH);
const content = z.object(handbookContent);

const drafted = <S extends string>(status: S): S | 'draft' => (status === 'archived' ? status : 'draft');

/** How work is done here: a process, a standard operating procedure or a policy. People edit a draft; readers see what was published. */
export const handbookDocument = entity({
  name: 'handbookDocument',
  context: 'training',
  plural: 'handbook-documents',
  permissions: 'tenant.training.handbook',
  fields: {
    ...handbookSettings,
    ...handbookContent,
    source: LessonSource.nullable(),
    /** When its people are told that the day of its review has come; documents from before have none. */
    reviewAt: z.iso.datetime().nullable(),
  },
  computed: ['reviewAt'],
  defaults: { ...handbookDefaults, source: null, reviewAt: null },
  readOnly: {
    /** The newest; 0: none. */
    publishedVersion: z.int(),
    publishedAt: z.iso.datetime().nullable(),
    /** The newest that everybody concerned acknowledges: changes since then were small. */
    materialVersion: z.int(),
    published: HandbookContent.nullable(),
    /** The day of a review that its people were told of. */
    reviewToldOn: z.iso.date().nullable(),
  },
  readOnlyDefaults: {
    ...{ publishedVersion: 0, publishedAt: null, materialVersion: 0, published: null, reviewToldOn: null },
  },
  hidden: ['published', 'reviewAt', 'reviewToldOn'],
  joined: { ownerName: z.string().nullable(), teamName: z.string().nullable() },
  states: {
    values: handbookStatuses,
    initial: 'draft',
    transitions: {
      SubmitHandbookDocument: {
        event: 'HandbookDocumentSubmitted',
        from: ['draft'],
        to: 'in-review',
        path: 'submit',
        summary: 'Ask the reviewers of a document to look at its draft',
      },
      ArchiveHandbookDocument: {
        event: 'HandbookDocumentArchived',
        to: 'archived',
        path: 'archive',
        summary: 'Archive a document: nobody reads or acknowledges it any more',
        right: 'delete',
      },
      ReopenHandbookDocument: {
        event: 'HandbookDocumentReopened',
        from: ['archived'],
        to: 'draft',
        path: 'reopen',
        summary: 'Take a document out of the archive; what was published of it can be read again',
        right: 'delete',
      },
    },
  },
  events: {
    HandbookDocumentReturned: { note },
    /** Holds what is read: who acknowledges this version has read this, whatever becomes of the draft. */
    HandbookDocumentPublished: { handbookVersion, note, isMaterial: z.boolean(), content },
    HandbookVersionRestored: { handbookVersion, content },
    /** The day has come to look it through. */
    HandbookReviewDue: { reviewOn: z.iso.date() },
  },
  apply: {
    HandbookDocumentChanged: ({ to }, { status }) =>
      contentFields.some((field) => field in to) ? { status: drafted(status) } : {},
    HandbookDocumentReturned: () => ({ status: 'draft' as const }),
    HandbookDocumentPublished: ({ handbookVersion: version, isMaterial, content: published }, record, publishedAt) => ({
      status: 'published' as const,
      publishedVersion: version,
      materialVersion: isMaterial ? version : record.materialVersion,
      ...{ published, publishedAt },
    }),
    HandbookReviewDue: ({ reviewOn: reviewToldOn }) => ({ reviewToldOn }),
    HandbookVersionRestored: ({ content: restored }, { status }) => ({ ...restored, status: drafted(status) }),
  },
  commands: {
    ReturnHandbookDocument: {
      data: z.strictObject({ note: note.default('') }),
      path: 'return',
      summary: 'Send a draft back from its review, with a word on what is missing',
    },
    PublishHandbookDocument: {
      data: z.strictObject({ note: note.default(''), isMaterial: z.boolean().default(true) }),
      path: 'publish',
      summary: 'Publish the draft of a document as a version; a material one is to be acknowledged again',
    },
    /** With its content as it was looked up. */
    RestoreHandbookVersion: { data: z.strictObject({ handbookVersion, content }) },
    RemindHandbookReview: { data: z.strictObject({ dueAt: z.iso.datetime() }) },
  },
  system: ['RemindHandbookReview'],
  filters: ['status', 'teamId', 'ownerId'],
  filtersVia: { labelId: LabelsFilter.optional() },
  anyOf: ['kind'],
  sorts: ['updatedAt', 'name', 'createdAt', 'reviewOn'],
  search: ['name', 'summary'],
});
export type HandbookDocumentView = typeof handbookDocument.types.view;
export type HandbookDocumentRecord = typeof handbookDocument.types.record;
export type HandbookDocumentEvent = typeof handbookDocument.types.event;

/** When its people are told that the day of its review has come: in the morning, ISO 8601 UTC; null: it has none. */
export const reviewMoment = (of: { reviewOn: string | null; reviewAt?: string | null | undefined }): string | null =>
  // From before it was told by the company's own clocks.
  of.reviewAt ?? (of.reviewOn && `${of.reviewOn}T09:00:00.000Z`);

/** What of a record is read. */
export const contentOf = (record: HandbookContent): HandbookContent => {
  const { name, summary, fileId, steps, questions, passPercent } = record;
  return { name, summary, fileId, steps, questions, passPercent };
};

/** Whether readers have something of it. */
export const isReadable = ({ published, status }: Pick<HandbookDocumentRecord, 'published' | 'status'>): boolean =>
  published !== null && status !== 'archived';
