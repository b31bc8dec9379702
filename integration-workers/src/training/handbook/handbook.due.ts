import { reviewMoment } from 'contracts/training/handbook/handbook.choices';
import type { HandbookDocumentEvent } from 'contracts/training/handbook/handbook.entity';
import { due } from '#integration-workers/engine/due';

const at = (subject: string, day: string | null) => [{ subject, at: day && reviewMoment(day) }];

/** On its day a document is to be looked through again (docs/product.md HBK-1). */
export const handbookReview = due<HandbookDocumentEvent>({
  name: 'training.handbook.review',
  on: {
    HandbookDocumentCreated: ({ data }) => (data.reviewOn === null ? [] : at(data.handbookDocumentId, data.reviewOn)),
    HandbookDocumentChanged: ({ data }) =>
      data.to.reviewOn === undefined ? [] : at(data.handbookDocumentId, data.to.reviewOn),
    HandbookDocumentRemoved: ({ data }) => at(data.handbookDocumentId, null),
  },
  command: ({ subject, at: dueAt }) => ({
    ...{ aggregate: 'handbookDocument', id: subject, type: 'RemindHandbookReview', data: { dueAt } },
  }),
});
