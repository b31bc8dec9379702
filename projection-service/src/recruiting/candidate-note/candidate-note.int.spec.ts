import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

describe('notes about a candidate, as they are read', () => {
  let service: Harness;
  let story: ReturnType<typeof storyOf>;
  beforeAll(async () => {
    service = await openHarness();
    story = storyOf(service);
    await story.user(exampleUserId, 'Rita Recruiter');
  });
  afterAll(() => service.close());

  const write = (candidateId: string, text: string) => {
    const candidateNoteId = randomUUID();
    const data = { candidateNoteId, candidateId, text, mentions: [], authorId: exampleUserId };
    return service.append('candidateNote', candidateNoteId, [{ type: 'CandidateNoteCreated', data }]);
  };
  const read = async (path: string, minPosition: string) => (await service.get(path, { minPosition })).body;
  const listed = (candidateId: string) =>
    `/api/tenant/candidate-notes?filter=${encodeURIComponent(JSON.stringify({ candidateId }))}`;

  it('given notes about two people, when those about one are read and copied, then they name who wrote them, and the copy does not', async () => {
    const [{ id }, other] = [await story.candidate('Ada', 'Byron'), await story.candidate('Some', 'Body')];
    await write(other.id, 'About somebody else');
    const last = await write(id, 'Prefers mornings');
    expect(await read(listed(id), last)).toMatchObject([{ text: 'Prefers mornings', authorName: 'Rita Recruiter' }]);
    const copy = await read(`/api/tenant/candidates/${id}/copy`, await service.handOut(id));
    expect(copy).toMatchObject({ notes: [{ text: 'Prefers mornings' }] });
    expect(JSON.stringify(copy)).not.toContain('Rita');
  });

  it('given a note, when its person is erased, then its text is gone', async () => {
    const { id } = await story.candidate('Grace', 'Hopper');
    await write(id, 'Found the moth');
    await service.events.keys.destroy({ tenantId: exampleTenantId, subject: id });
    const last = await service.append('candidate', id, [{ type: 'CandidateErased', data: { candidateId: id } }]);
    expect(await read(listed(id), last)).toMatchObject([{ text: null }]);
  });
});
