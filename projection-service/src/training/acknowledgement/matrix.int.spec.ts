import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import type { AcknowledgementCounts, AcknowledgementMatrix } from 'contracts/training/acknowledgement/matrix.endpoints';
import { handbookDefaults } from 'contracts/training/handbook/handbook.fields';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('matrix int spec', name);
const people = ['Ada', 'Bo', 'Cy'] as const;
const [everybodys, teams, team] = [id('for everybody'), id('for the yard'), id('the yard')];

describe('who has confirmed what', () => {
  let service: Harness;
  let admin: pg.Pool;
  let last: string;

  const publish = async (documentId: string, name: string, teamId: string | null) => {
    const { summary, fileId, questions, passPercent } = handbookDefaults;
    const content = { name, summary, fileId, questions, passPercent, steps: [] };
    const asked = { kind: 'policy', teamId, asksAcknowledgement: true };
    await service.append('handbookDocument', documentId, [
      {
        type: 'HandbookDocumentCreated',
        data: { handbookDocumentId: documentId, ...handbookDefaults, name, ...asked },
      },
      {
        type: 'HandbookDocumentPublished',
        data: { handbookDocumentId: documentId, handbookVersion: 1, note: '', isMaterial: true, content },
      },
    ]);
    for (const person of people) {
      const acknowledgementId = acknowledgementIdOf(documentId, id(person));
      const data = {
        ...{ acknowledgementId, documentId, userId: id(person), kind: 'policy', roundId: id('round'), name },
        ...{ handbookVersion: 1, askedAt: '2026-03-02T09:00:00.000Z', dueAt: null, reminders: [] },
        ...{ acknowledgeDays: null, reminderDays: [], repeatMonths: null },
      };
      last = await service.append('acknowledgement', acknowledgementId, [{ type: 'AcknowledgementCreated', data }]);
    }
  };
  const confirm = async (documentId: string, person: string) => {
    const ofPerson = { acknowledgementId: acknowledgementIdOf(documentId, id(person)), userId: id(person) };
    const data = { ...ofPerson, handbookVersion: 1, rightAnswers: null, repeatsAt: null };
    last = await service.append('acknowledgement', ofPerson.acknowledgementId, [
      { type: 'DocumentAcknowledged', data },
    ]);
  };
  const shown = async () => {
    const path = '/api/tenant/acknowledgement-matrix';
    const { documents, people: rows } = (await service.get(path, { minPosition: last })).body as AcknowledgementMatrix;
    const counted = (await service.get(`${path}/counts`, { minPosition: last })).body as AcknowledgementCounts;
    const countsOf = (document: string) => counted.find(({ id }) => id === document)?.counts;
    return {
      counts: Object.fromEntries(documents.map(({ id, name }) => [name, countsOf(id)])),
      cells: Object.fromEntries(rows.map(({ name, cells }) => [name, cells.length])),
    };
  };

  beforeAll(async () => {
    service = await openHarness();
    admin = openSuperuser(service);
    for (const person of people) {
      await admin.query("insert into access.account values ($1, $2, $3, 'en-us', 1)", [
        ...[id(person), `${person}@x.example`, person],
      ]);
      await admin.query(
        'insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, $3, $3, 1)',
        [id(person), exampleTenantId, []],
      );
    }
    const everybody = people.map(id);
    await admin.query('insert into access.team values ($1, $2, $3, 1)', [exampleTenantId, team, everybody]);
    await publish(everybodys, 'Conduct', null);
    await publish(teams, 'Cranes', team);
    await confirm(everybodys, 'Bo');
    await confirm(teams, 'Cy');
  });
  afterAll(async () => {
    await admin.end();
    await service.close();
  });

  it('given documents of everybody and of a team, when all are there, then all are counted (HBK-8)', async () => {
    expect(await shown()).toEqual({
      counts: {
        Conduct: { asked: 2, acknowledged: 1, overdue: 0 },
        Cranes: { asked: 2, acknowledged: 1, overdue: 0 },
      },
      cells: { Ada: 2, Bo: 2, Cy: 2 },
    });
  });

  it('given a window of documents and a name with another accent, when they are asked for, then those documents and people are shown and counted (HBK-8)', async () => {
    const path = '/api/tenant/acknowledgement-matrix';
    const ask = async (query: string) => (await service.get(`${path}${query}`, { minPosition: last })).body;
    const found: AcknowledgementMatrix = await ask(`?from=1&q=${encodeURIComponent('BÖ')}`);
    expect([found.documentCount, found.documents.map(({ name }) => name)]).toEqual([2, ['Cranes']]);
    expect(found.people.map(({ name, cells }) => [name, cells.length])).toEqual([['Bo', 1]]);
    expect((await ask('/counts?from=1')).map((one: { id: string }) => one.id)).toEqual([teams]);
    expect((await ask('?from=2')).documents).toEqual([]);
    expect((await service.get(`${path}?from=-1`)).status).toBe(422);
  });

  it('given a policy of which everybody was reminded, when it is looked at, then it says when; a reminder of all counts for each, and those of processes for none (HBK-24)', async () => {
    const remindedAt = async () => {
      const path = '/api/tenant/acknowledgement-matrix';
      const { documents } = (await service.get(path, { minPosition: last })).body as AcknowledgementMatrix;
      const { body: open } = await service.get(`${path}/open`, { minPosition: last });
      return [...documents.map((one) => one.remindedAt), open.remindedAt];
    };
    const reminded = async (kind: string, at: string) => {
      const acknowledgementReminderId = id(`reminder of ${kind} at ${at}`);
      const data = { acknowledgementReminderId, kind };
      const event = { type: 'AcknowledgementReminderCreated', data, at };
      last = await service.append('acknowledgementReminder', acknowledgementReminderId, [event]);
    };
    expect(await remindedAt()).toEqual([null, null, null]);
    const acknowledgementRoundId = id('round of conduct');
    const [first, second] = ['2035-03-02T09:00:00.000Z', '2035-03-03T09:00:00.000Z'];
    last = await service.append('acknowledgementRound', acknowledgementRoundId, [
      {
        type: 'AcknowledgementRoundCreated',
        data: { acknowledgementRoundId, documentId: everybodys, handbookVersion: 1 },
      },
      { type: 'ReadersReminded', data: { acknowledgementRoundId }, at: first },
    ]);
    await reminded('procedure', second);
    expect(await remindedAt()).toEqual([first, null, null]);
    await reminded('policy', second);
    expect(await remindedAt()).toEqual([second, second, second]);
  });

  it('given one who left the team and one who left the company, when it is looked at, then neither is counted where it concerns them no more (HBK-9)', async () => {
    await admin.query('update access.team set user_ids = $2 where team_id = $1', [team, [id('Bo'), id('Cy')]]);
    await admin.query('delete from access.membership where user_id = $1', [id('Cy')]);
    expect(await shown()).toEqual({
      counts: {
        Conduct: { asked: 1, acknowledged: 1, overdue: 0 },
        Cranes: { asked: 1, acknowledged: 0, overdue: 0 },
      },
      cells: { Ada: 1, Bo: 2 },
    });
  });

  it('given a team that was removed, when it is looked at, then its documents concern nobody', async () => {
    await admin.query('update access.team set user_ids = null where team_id = $1', [team]);
    expect((await shown()).counts).toMatchObject({ Cranes: { asked: 0, acknowledged: 0 } });
  });
});
