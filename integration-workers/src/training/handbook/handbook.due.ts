import { type HandbookDocumentEvent, reviewMoment } from 'contracts/training/handbook/handbook.entity';
import { due } from '#integration-workers/engine/due';

type Review = Parameters<typeof reviewMoment>[0];
const at = (subject: string, review: Review) => [{ subject, at: reviewMoment(review) }];

/** On its day a document is to be looked through again (docs/product.md HBK-1). */
export const handbookReview = due<HandbookDocumentEvent>({
  name: 'training.handbook.review',
  on: {
    HandbookDocumentCreated: ({ data }) => (data.reviewOn === null ? [] : at(data.handbookDocumentId, data)),
    // The day may stay and its moment change, with the company's time zone.
    HandbookDocumentChanged: ({ data: { handbookDocumentId, to } }) =>
      to.reviewOn === undefined && to.reviewAt === undefined
        ? []
        : at(handbookDocumentId, { reviewOn: to.reviewOn ?? null, reviewAt: to.reviewAt }),
    HandbookDocumentRemoved: ({ data }) => [{ subject: data.handbookDocumentId, at: null }],
  },
  command: ({ subject, at: dueAt }) => ({
    ...{ aggregate: 'handbookDocument', id: subject, type: 'RemindHandbookReview', data: { dueAt } },
  }),
});
