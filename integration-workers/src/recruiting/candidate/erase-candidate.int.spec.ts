import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Service } from 'platform/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresOutbox } from '#integration-workers/automation/mail/outbox';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

let harness: Harness;
let service: Service;
beforeAll(async () => {
  harness = await openHarness();
  service = await harness.startWorkers();
});
afterAll(async () => {
  await service.close();
  await harness.close();
});

describe('a candidate who is erased', () => {
  it('given a mail and a key, when the event comes, then both are gone and nothing is written any more', async () => {
    const interview = await harness.openInterview({ firstName: 'Adalgisa', email: 'adalgisa@example.com' });
    const { candidateId } = interview;
    const person = { tenantId: exampleTenantId, subject: candidateId };
    await harness.append('candidate', candidateId, {
      type: 'CandidateCreated',
      data: {
        candidateId,
        firstName: 'Adalgisa',
        lastName: 'B',
        email: 'adalgisa@example.com',
        phone: '',
        phoneE164: '',
      },
    });
    await harness.changeStatus(interview, 'created', 'reviewed');
    await harness.project();
    await eventually(async () => (await harness.mails()).length === 1);

    await harness.append('candidate', candidateId, { type: 'CandidateErased', data: { candidateId } });
    await harness.project();
    await eventually(async () => (await harness.handled('recruiting.candidate')) === 3);
    await harness.changeStatus(interview, 'reviewed', 'approved');
    await harness.project();
    await eventually(async () => (await harness.handled('recruiting.interview')) === 2);

    expect(await harness.mails()).toMatchObject([{ to: null, subject: null, text: null, status: 'kept' }]);
    const { rows } = await harness.admin.query('select row_to_json(m) as mail from work.mail m');
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('adalgisa');
    const keys = await harness.openKeys();
    expect([...(await keys.find([person])).values()]).toMatchObject([{ status: 'destroyed' }]);
    await keys.close();
  });

  it('given a mail about a candidate to a colleague, when the colleague is erased, then it goes with them, and none is written any more', async () => {
    const outbox = postgresOutbox(harness.admin);
    const about = { tenantId: exampleTenantId, subjectId: derivedId('about'), readerId: derivedId('colleague') };
    const mail = (name: string) => ({
      ...{ id: derivedId(name), to: 'rita@harbor.example', subject: 'S', text: 'T', html: 'H' },
      ...about,
    });
    await outbox.add(mail('first'), 'kept', new Date());
    await outbox.scrub(exampleTenantId, about.readerId);
    await outbox.add(mail('second'), 'kept', new Date());
    const { rows } = await harness.admin.query('select id, to_address as "to" from work.mail where subject_id = $1', [
      about.subjectId,
    ]);
    expect(rows).toEqual([{ id: derivedId('first'), to: null }]);
    await harness.admin.query('delete from work.mail where subject_id = $1', [about.subjectId]);
  });

  it('given mails of all kinds, when those they are about are erased, then each is listed with whom the product wrote to by itself as before, and a letter with nobody', async () => {
    const outbox = postgresOutbox(harness.admin);
    const subjectId = derivedId('written to');
    const readerId = derivedId('a reader');
    const kinds = {
      own: {},
      letter: { extras: { candidateMailId: derivedId('letter') } },
      other: { extras: { isToOther: true } },
      read: { readerId },
    };
    for (const [name, more] of Object.entries(kinds)) {
      const written = { to: 'ada@mail.example', subject: name, text: 'T', html: 'H' };
      await outbox.add(
        { id: derivedId('kind', name), ...written, tenantId: exampleTenantId, subjectId, ...more },
        'kept',
        new Date(),
      );
    }
    const listed = async () => {
      const { rows } = await harness.admin.query('select id from work.mail where written_to = $1', [subjectId]);
      return rows;
    };
    expect(await listed()).toEqual([{ id: derivedId('kind', 'own') }]);
    await outbox.scrub(exampleTenantId, subjectId);
    expect(await listed()).toEqual([{ id: derivedId('kind', 'own') }]);
    await harness.admin.query('delete from work.mail where subject_id = $1', [subjectId]);
  });

  it('given a candidate without an address, when a status changes, then the job ends without a mail', async () => {
    const before = (await harness.mails()).length;
    const handled = await harness.handled('recruiting.interview');
    const interview = await harness.openInterview();
    await harness.admin.query('update read.candidate set email = null where id = $1', [interview.candidateId]);
    await harness.changeStatus(interview, 'created', 'reviewed');
    await harness.project();
    await eventually(async () => (await harness.handled('recruiting.interview')) === handled + 1);
    expect(await harness.mails()).toHaveLength(before);
  });
});
