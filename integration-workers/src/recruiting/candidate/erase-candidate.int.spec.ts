import { exampleTenantId } from 'contracts/kernel/examples';
import type { Service } from 'platform/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bed, eventually, openBed } from '#integration-workers/test/bed';

let bed: Bed;
let service: Service;
beforeAll(async () => {
  bed = await openBed();
  service = await bed.startWorkers();
});
afterAll(async () => {
  await service.close();
  await bed.close();
});

describe('a candidate who is erased', () => {
  it('given a mail and a key, when the event comes, then both are gone and nothing is written any more', async () => {
    const interview = await bed.openInterview({ firstName: 'Adalgisa', email: 'adalgisa@example.com' });
    const { candidateId } = interview;
    const person = { tenantId: exampleTenantId, subject: candidateId };
    await bed.append('candidate', candidateId, {
      type: 'CandidateCreated',
      data: { candidateId, firstName: 'Adalgisa', lastName: 'B', email: 'adalgisa@example.com', phone: '' },
    });
    await bed.changeStatus(interview, 'created', 'reviewed');
    await bed.project();
    await eventually(async () => (await bed.mails()).length === 1);

    await bed.append('candidate', candidateId, { type: 'CandidateErased', data: { candidateId } });
    await bed.project();
    await eventually(async () => (await bed.handled()) === 2);
    await bed.changeStatus(interview, 'reviewed', 'approved');
    await bed.project();
    await eventually(async () => (await bed.handled()) === 3);

    expect(await bed.mails()).toMatchObject([{ to: null, subject: null, text: null, status: 'kept' }]);
    const { rows } = await bed.admin.query('select row_to_json(m) as mail from work.mail m');
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('adalgisa');
    const keys = await bed.openKeys();
    expect([...(await keys.find([person])).values()]).toEqual([null]);
    await keys.close();
  });

  it('given a candidate without an address, when a status changes, then the job ends without a mail', async () => {
    const before = (await bed.mails()).length;
    const handled = await bed.handled();
    const interview = await bed.openInterview();
    await bed.admin.query('update read.candidate set email = null where id = $1', [interview.candidateId]);
    await bed.changeStatus(interview, 'created', 'reviewed');
    await bed.project();
    await eventually(async () => (await bed.handled()) === handled + 1);
    expect(await bed.mails()).toHaveLength(before);
  });
});
