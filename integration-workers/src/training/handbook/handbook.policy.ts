import type { HandbookDocumentEvent } from 'contracts/training/handbook/handbook.entity';
import { policy } from '#integration-workers/engine/policy';
import { startRound } from '#integration-workers/training/acknowledgement/start-round.job';
import { writeToAuthors } from './write-to-authors.job.ts';

const write = (documentId: string, news: 'submitted' | 'returned' | 'review-due', note = '') => [
  writeToAuthors.request(documentId, { documentId, news, note }),
];
const ask = (documentId: string) => [startRound.request(documentId, { documentId })];

/** Whenever a draft waits for its reviewers or comes back, they and its owner are told; what is to be acknowledged is asked of everybody concerned. */
export const handbookPolicy = policy<HandbookDocumentEvent>({
  name: 'training.handbook',
  jobs: [writeToAuthors, startRound],
  on: {
    HandbookDocumentSubmitted: ({ data }) => write(data.handbookDocumentId, 'submitted'),
    HandbookDocumentReturned: ({ data }) => write(data.handbookDocumentId, 'returned', data.note),
    HandbookReviewDue: ({ data }) => write(data.handbookDocumentId, 'review-due'),
    HandbookDocumentPublished: ({ data }) => (data.isMaterial ? ask(data.handbookDocumentId) : []),
    HandbookDocumentReopened: ({ data }) => ask(data.handbookDocumentId),
    HandbookDocumentChanged: ({ data: { handbookDocumentId, to } }) =>
      to.asksAcknowledgement || to.teamId !== undefined ? ask(handbookDocumentId) : [],
  },
});
