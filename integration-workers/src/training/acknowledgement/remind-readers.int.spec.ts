import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const id = (name: string) => derivedId('remind readers spec', name);
const [documentId, roundId, team] = [id('document'), id('round'), id('team')];
/** The last ones left the team, the company, or have confirmed. */
const people = ['ada', 'bo', 'left-the-team', 'left-the-company', 'confirmed'];

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
  const { admin } = harness;
  const ofCompany = { tenant_id: exampleTenantId };
  await givenRow(admin, 'handbook_document', {
    ...{ ...ofCompany, id: documentId, kind: 'policy', team_id: team, asks_acknowledgement: true, status: 'published' },
    ...{ published_version: 1, published_name: 'Cranes' },
  });
  await givenRow(admin, 'acknowledgement_round', { ...ofCompany, id: roundId, document_id: documentId });
  for (const name of people) {
    const status = name === 'confirmed' ? 'acknowledged' : 'asked';
    const of = { document_id: documentId, round_id: roundId, user_id: id(name) };
    const row = { ...ofCompany, ...of, id: id(`of ${name}`), status };
    await givenRow(admin, 'acknowledgement', row);
    await admin.query("insert into access.account values ($1, $2, $3, 'en-us', 1)", [
      ...[id(name), `${name}@x.example`, name],
    ]);
    if (name !== 'left-the-company')
      await admin.query(
        'insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, $3, $3, 1)',
        [id(name), exampleTenantId, []],
      );
  }
  const inTeam = people.filter((name) => name !== 'left-the-team').map(id);
  await admin.query('insert into access.team values ($1, $2, $3, 1)', [exampleTenantId, team, inTeam]);
});
afterAll(() => harness.close());

describe('a reminder of everybody who has not confirmed', () => {
  it('given some whom the document concerns no more, when all are reminded, then nothing is even begun for those (HBK-9)', async () => {
    const workers = await harness.startWorkers();
    const data = { acknowledgementRoundId: roundId };
    await harness.append('acknowledgementRound', roundId, { type: 'ReadersReminded', data });
    await harness.project();
    await eventually(async () => (await harness.mails()).length === 2 && (await harness.unfinished()) === 0);
    expect((await harness.mails()).map(({ to }) => to).sort()).toEqual(['ada@x.example', 'bo@x.example']);
    const { rows } = await harness.admin.query(
      "select target from work.handled where policy = 'training.acknowledgement.write-to-reader'",
    );
    expect(rows.map(({ target }) => target).sort()).toEqual([id('ada'), id('bo')].sort());
    await workers.close();
  });

  it('given some who have not confirmed two policies, when all are reminded of all, then each gets one mail that names both, what is due first on top (HBK-20)', async () => {
    const { admin } = harness;
    const other = id('other document');
    await givenRow(admin, 'handbook_document', {
      ...{ tenant_id: exampleTenantId, id: other, kind: 'policy', asks_acknowledgement: true, status: 'draft' },
      ...{ published_version: 1, published_name: 'Anchors' },
    });
    for (const name of ['ada', 'left-the-team', 'left-the-company']) {
      const of = { document_id: other, round_id: id('other round'), user_id: id(name), due_at: '2026-04-02T09:00:00Z' };
      await givenRow(admin, 'acknowledgement', {
        ...{ tenant_id: exampleTenantId, ...of, id: id(`other of ${name}`), status: 'overdue' },
      });
    }
    const before = (await harness.mails()).length;
    const workers = await harness.startWorkers();
    const reminderId = id('reminder');
    await harness.append('acknowledgementReminder', reminderId, {
      type: 'AcknowledgementReminderCreated',
      data: { acknowledgementReminderId: reminderId, kind: 'policy' },
    });
    await harness.project();
    await eventually(async () => (await harness.mails()).length === before + 3 && (await harness.unfinished()) === 0);
    const mails = (await harness.mails()).filter(({ subject }) => subject?.startsWith('Reminder: documents to read'));
    const textTo = (name: string) => mails.find(({ to }) => to === `${name}@x.example`)?.text ?? '';
    expect(mails).toHaveLength(3);
    expect(textTo('ada')).toContain('\n- Anchors (April 2, 2026)\n- Cranes\n');
    expect(textTo('bo')).toContain('\n- Cranes\n');
    expect(textTo('left-the-team')).not.toContain('Cranes');
    await workers.close();
  });
});
