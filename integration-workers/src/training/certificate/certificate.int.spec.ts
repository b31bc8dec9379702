import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { systemCommandCatalogue } from 'contracts/system-commands';
import { certificateIdOf } from 'contracts/training/certificate/certificate.entity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { type Harness, openHarness } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { issueCertificate } from './issue-certificate.job.ts';
import { renewCertificate } from './renew-certificate.job.ts';
import { writeToHolder } from './write-to-holder.job.ts';

const idOf = (name: string) => derivedId('certificate spec of workers', name);
const [docks, ropes, knots] = [idOf('docks'), idOf('ropes'), idOf('knots')];
const now = new Date('2027-02-01T12:00:00.000Z');
let harness: Harness;

const person = async (name: string, isMember = true) => {
  const account = "insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, 'en-us', 1)";
  await harness.admin.query(account, [idOf(name), `${name}@certificates.example`, name]);
  const membership = `insert into access.membership (user_id, tenant_id, roles, permissions, version)
    values ($1, $2, '{}', '{}', 1)`;
  if (isMember) await harness.admin.query(membership, [idOf(name), exampleTenantId]);
};
const program = async (id: string, version: number, content: object) => {
  const row = { tenant_id: exampleTenantId, of_id: id, aggregate: 'trainingProgram', version };
  await givenRow(harness.admin, 'training_version', { ...row, id: idOf(`${id} ${version}`), content });
};
const learned = async (who: string, programId: string, more: object = {}) => {
  const id = idOf(`${who} ${programId}`);
  await givenRow(harness.admin, 'training_assignment', {
    ...{ tenant_id: exampleTenantId, id, user_id: idOf(who), schedule_id: idOf('schedule'), program_id: programId },
    ...{ program_version: 1, program_name: 'Safe on the docks', status: 'completed', earned: 8, possible: 10 },
    ...{ completed_at: '2026-03-08T05:30:00.000Z', ...more },
  });
  return id;
};
const certificate = async (who: string, programId: string, more: object = {}) => {
  const id = idOf(`certificate of ${who} for ${programId}`);
  await givenRow(harness.admin, 'training_certificate', {
    ...{ tenant_id: exampleTenantId, id, user_id: idOf(who), program_id: programId, program_name: 'Safe on the docks' },
    assignment_id: idOf(`${id} assignment`),
    ...{ status: 'valid', valid_until: '2027-03-02', expires_at: '2027-03-03T06:00:00.000Z' },
    ...{ created_at: '2026-03-02T12:00:00.000Z', ...more },
  });
  return id;
};

beforeAll(async () => {
  harness = await openHarness();
  await harness.admin.query("update access.tenant set time_zone = 'America/Chicago' where tenant_id = $1", [
    exampleTenantId,
  ]);
  for (const name of ['ada', 'bea', 'cyd', 'dan', 'eve']) await person(name);
  await person('gus', false);
  await program(docks, 1, { hasCertificate: true, passPercent: 80, certificateMonths: 12 });
  await program(docks, 2, { hasCertificate: true, renewsCertificate: true });
  await program(ropes, 1, { hasCertificate: true, passPercent: 0, certificateMonths: null, renewsCertificate: false });
  await program(knots, 1, { name: 'Published before there were certificates' });
  for (const [id, published] of [
    [docks, 2],
    [ropes, 1],
  ] as const)
    await givenRow(harness.admin, 'training_program', {
      ...{ tenant_id: exampleTenantId, id, published_version: published, name: 'Safe on the docks' },
    });
});
afterAll(() => harness.close());

type Sent = { aggregate: string; id: string; type: string; data: Record<string, unknown> };
type Mail = { to: string; subject: string; text: string };
const toolsOf = (sent: Sent[], mails: Mail[] = []) =>
  ({
    read: async (_: unknown, { text, values }: { text: string; values: unknown[] }) =>
      (await harness.admin.query(text, values)).rows,
    command: async (_: unknown, command: Sent) => {
      const taken = systemCommandCatalogue[command.aggregate]?.commands[command.type];
      expect(taken?.safeParse(command.data).error).toBeUndefined();
      expect(taken).toBeDefined();
      sent.push(command);
    },
    outbox: { add: async (mail: Mail) => void mails.push(mail) },
    transport: { delivers: false },
    clock: () => now,
    publicUrl: 'https://onrecord.example',
  }) as unknown as Tools;
const work = (data: object) => {
  const cause = { eventId: idOf('event'), policy: 'p', target: idOf('target'), tenantId: exampleTenantId };
  return { data, cause: { ...cause, position: '1' }, lastAttempt: false } as never;
};
const issued = async (assignmentId: string) => {
  const sent: Sent[] = [];
  await issueCertificate.handle(work({ assignmentId }), toolsOf(sent));
  return sent;
};
const renewed = async (certificateId: string, isOver = false) => {
  const sent: Sent[] = [];
  await renewCertificate.handle(work({ certificateId, isOver }), toolsOf(sent));
  return sent;
};
const told = async (who: string, certificateId: string, news: string) => {
  const mails: Mail[] = [];
  await writeToHolder.handle(work({ certificateId, userId: idOf(who), news }), toolsOf([], mails));
  return mails;
};

describe('the certificate of a training', () => {
  it('given enough points, when a training is completed, then its certificate is issued for the company’s day, with the names of now (TRA-50)', async () => {
    const assignmentId = await learned('ada', docks);
    const [create, ...others] = await issued(assignmentId);
    expect(others).toEqual([]);
    expect(create).toMatchObject({
      ...{ type: 'CreateTrainingCertificate', id: certificateIdOf(assignmentId) },
      data: {
        ...{ userName: 'ada', companyName: 'Harbor & Pine', programName: 'Safe on the docks', programVersion: 1 },
        ...{ earned: 8, possible: 10, completedOn: '2026-03-07', validUntil: '2027-03-07' },
      },
    });
    expect(create?.data).not.toHaveProperty('content');
  });

  it('given too few points, an answer that waits, no certificate in that version, or a person who is erased, when it is completed, then none is issued', async () => {
    expect(await issued(await learned('bea', docks, { earned: 7 }))).toEqual([]);
    expect(await issued(await learned('cyd', docks, { unreviewed: 1 }))).toEqual([]);
    expect(await issued(await learned('bea', knots))).toEqual([]);
    expect(await issued(await learned('dan', docks, { erased_at: now }))).toEqual([]);
    expect(await issued(await learned('eve', docks, { status: 'expired', completed_at: null }))).toEqual([]);
  });
});

describe('a certificate that expires', () => {
  it('given a program that says so, when the end comes near, then whoever works here is scheduled again until then, under one id (TRA-53)', async () => {
    const id = await certificate('ada', docks);
    const [create] = await renewed(id);
    expect(create).toMatchObject({
      type: 'CreateTrainingSchedule',
      data: {
        programId: docks,
        users: [idOf('ada')],
        startsAt: now.toISOString(),
        deadline: '2027-03-03T06:00:00.000Z',
      },
    });
    expect((await renewed(id))[0]?.id).toBe(create?.id);
    // Who has not learned it in time may do so without an end.
    const [over] = await renewed(id, true);
    expect(over?.id).not.toBe(create?.id);
    expect(over?.data).toMatchObject({ users: [idOf('ada')], deadline: null });
    const late = await certificate('bea', docks, { expires_at: '2027-01-01T06:00:00.000Z' });
    expect((await renewed(late))[0]?.data).toMatchObject({ deadline: null });
  });

  it('given a program that does not, somebody who left, a newer certificate, a training that is under way or a withdrawal, when the end comes near, then nothing is scheduled', async () => {
    expect(await renewed(await certificate('ada', ropes))).toEqual([]);
    expect(await renewed(await certificate('gus', docks))).toEqual([]);
    const old = await certificate('cyd', docks);
    await givenRow(harness.admin, 'training_certificate', {
      ...{ tenant_id: exampleTenantId, id: idOf('newer'), user_id: idOf('cyd'), program_id: docks, status: 'valid' },
      assignment_id: idOf('newer assignment'),
      created_at: '2027-01-20T12:00:00.000Z',
    });
    expect(await renewed(old)).toEqual([]);
    await learned('eve', docks, { id: idOf('under way'), status: 'begun', completed_at: null });
    expect(await renewed(await certificate('eve', docks))).toEqual([]);
    expect(await renewed(await certificate('dan', docks, { status: 'withdrawn' }))).toEqual([]);
  });

  it('given a schedule that repeats, when it comes again by the day of the end, or its people are just being assigned, then nothing else is scheduled; later, or for others, it is (TRA-69)', async () => {
    const said = { users: '[]', teams: '[]', roles: '[]', reminder_days: '[]', assigned: '[]', status: 'scheduled' };
    const yearly = async (who: string, more: object) => {
      await person(who);
      const row = { tenant_id: exampleTenantId, id: idOf(`yearly of ${who}`), program_id: docks, repeat_months: 12 };
      await givenRow(harness.admin, 'training_schedule', {
        ...{ ...row, ...said, users: JSON.stringify([idOf(who)]), ...more },
      });
      return renewed(await certificate(who, docks));
    };
    expect(await yearly('hal', { repeats_at: '2027-03-01T09:00:00.000Z' })).toEqual([]);
    expect(await yearly('ida', { repeats_at: null, status: 'assigning' })).toEqual([]);
    const later = '2027-03-04T09:00:00.000Z';
    expect(await yearly('jon', { repeats_at: later })).toHaveLength(1);
    expect(await yearly('kay', { repeats_at: '2027-03-01T09:00:00.000Z', status: 'cancelled' })).toHaveLength(1);
    expect(await yearly('lee', { repeats_at: '2027-03-01T09:00:00.000Z', users: '[]' })).toHaveLength(1);
    await harness.admin.query(
      'insert into access.team (tenant_id, team_id, user_ids, version) values ($1, $2, $3, 1)',
      [...[exampleTenantId, idOf('crew'), [idOf('mia')]]],
    );
    const ofCrew = { users: '[]', teams: JSON.stringify([idOf('crew')]), repeats_at: '2027-03-01T09:00:00.000Z' };
    expect(await yearly('mia', ofCrew)).toEqual([]);
  });

  it('given somebody from outside, when their certificate is issued, will expire and has expired, then they are told each time, with the way to it, and scheduled for nothing (TRA-70)', async () => {
    await person('noa', false);
    const joined = {
      source: 'newsletter',
      schedule_id: idOf('public training'),
      completed_at: '2026-03-02T12:00:00.000Z',
    };
    const assignmentId = await learned('noa', docks, joined);
    expect(await issued(assignmentId)).toMatchObject([{ data: { userName: 'noa', validUntil: '2027-03-02' } }]);
    const id = await certificate('noa', docks, { assignment_id: assignmentId });
    for (const news of ['issued', 'expiring', 'expired']) {
      const [mail] = await told('noa', id, news);
      expect([news, mail?.to]).toEqual([news, 'noa@certificates.example']);
      expect(mail?.text).toContain(`/c/trainings/${idOf('public training')}`);
      expect(mail?.text).not.toContain('once more');
    }
    expect([await renewed(id), await renewed(id, true)]).toEqual([[], []]);
  });

  it('given each news, when its person is told, then the mail says until when and whether the training comes again; of what was renewed, nothing', async () => {
    const [issuedMail] = await told('ada', idOf(`certificate of ada for ${ropes}`), 'issued');
    expect(issuedMail).toMatchObject({
      to: 'ada@certificates.example',
      subject: 'Your certificate: Safe on the docks',
    });
    const [expiring] = await told('ada', idOf(`certificate of ada for ${docks}`), 'expiring');
    expect(expiring?.text).toContain('is valid until March 2, 2027.');
    expect(expiring?.text).toContain('complete the training once more');
    const [ofRopes] = await told('ada', idOf(`certificate of ada for ${ropes}`), 'expired');
    expect(ofRopes?.text).not.toContain('complete the training once more');
    expect(await told('cyd', idOf(`certificate of cyd for ${docks}`), 'expiring')).toEqual([]);
    expect(await told('gus', idOf(`certificate of gus for ${docks}`), 'expiring')).toEqual([]);
    const withdrawn = idOf(`certificate of dan for ${docks}`);
    expect(await told('dan', withdrawn, 'expired')).toEqual([]);
    expect((await told('dan', withdrawn, 'withdrawn')).map(({ subject }) => subject)).toEqual([
      'Your certificate was withdrawn: Safe on the docks',
    ]);
  });
});
