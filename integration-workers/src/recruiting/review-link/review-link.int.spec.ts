import { exampleCandidateId, exampleInterviewId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import type { SystemCommand } from 'contracts/kernel/system-command';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

let harness: Harness;
let commandService: Consumer;
beforeAll(async () => {
  harness = await openHarness();
  commandService = await openConsumer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ id: newId(new Date()), position: '1' }));
  });
});
afterAll(async () => {
  await commandService.close();
  await harness.close();
});

const ofCompany = { tenant_id: exampleTenantId, interview_id: exampleInterviewId };
const link = async (removedAt: Date | null): Promise<string> => {
  const id = newId(new Date());
  await givenRow(harness.admin, 'review_link', { ...ofCompany, id, reviews_removed_at: removedAt });
  return id;
};
const review = async (linkId: string): Promise<string> => {
  const id = newId(new Date());
  const about = { ...ofCompany, candidate_id: exampleCandidateId, reviewer_id: id };
  await givenRow(harness.admin, 'interview_review', { ...about, id, link_id: linkId });
  return id;
};
const begun = (interviewReviewId: string, linkId: string) =>
  harness.append('interviewReview', interviewReviewId, {
    type: 'InterviewReviewCreated',
    data: {
      ...{ interviewReviewId, interviewId: exampleInterviewId, candidateId: exampleCandidateId, linkId },
      ...{ responseId: derivedId('a step'), liveInterviewId: null, jobId: null, openInterviewId: null },
      reviewerId: derivedId('a guest'),
    },
  });

it('given a review that begins just after all was taken away that its link said, when workers see it, then it goes; that of a link that is open stays (REC-286)', async () => {
  const [gone, open] = [await link(new Date()), await link(null)];
  const [late, other] = [await review(gone), await review(open)];
  const workers = await harness.startWorkers({ API_URL: `http://127.0.0.1:${commandService.port}` });
  await begun(other, open);
  await begun(late, gone);
  await harness.project();
  await eventually(async () => commandService.received.length > 0);
  await eventually(async () => (await harness.unfinished()) === 0);
  await workers.close();
  const sent = commandService.received.map(({ body }) => JSON.parse(body) as SystemCommand & { id: string });
  expect(sent.map(({ type, id }) => [type, id])).toEqual([['DiscardReview', late]]);
});
