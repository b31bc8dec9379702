import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const id = (name: string) => derivedId('tell doers spec', name);
const [ropes, lights, boats] = [id('ropes'), id('lights'), id('boats')];
const processRunId = id('run');
const [leader, ada, left, bo, cy] = [id('leader'), id('ada'), id('left'), id('bo'), id('cy')];
const [team, signs, rails] = [id('team'), id('signs'), id('rails')];

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
  const { admin } = harness;
  const step = (stepId: string, userId: string | null, teamId: string | null = null) => ({
    stepId,
    userId,
    teamId,
    dueOn: null,
    dueDays: null,
    dueAt: null,
    remindAt: null,
  });
  await givenRow(admin, 'process_run', {
    ...{
      tenant_id: exampleTenantId,
      id: processRunId,
      document_id: id('document'),
      name: 'North shore',
      status: 'running',
      user_id: leader,
    },
    ...{ creator_id: leader, subject_id: exampleTenantId },
    steps: JSON.stringify([
      ...[step(ropes, null), step(lights, ada), step(boats, left)],
      ...[step(signs, null, team), step(rails, bo, team)],
    ]),
    progress: JSON.stringify({}),
    outline: JSON.stringify({
      ...{ kind: 'process', name: 'Open the docks' },
      steps: [
        { id: ropes, name: 'Ropes', checks: [] },
        { id: lights, name: 'Lights', checks: [] },
        { id: boats, name: 'Boats', checks: [] },
        { id: signs, name: 'Signs', checks: [] },
        { id: rails, name: 'Rails', checks: [] },
      ],
    }),
  });
  await admin.query('insert into access.team values ($1, $2, $3, 1)', [exampleTenantId, team, [bo, cy]]);
  for (const [name, userId] of Object.entries({ leader, ada, left, bo, cy })) {
    await admin.query("insert into access.account values ($1, $2, $3, 'en-us', 1)", [
      userId,
      `${name}@x.example`,
      name,
    ]);
    if (userId !== left)
      await admin.query(
        'insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, $3, $3, 1)',
        [userId, exampleTenantId, []],
      );
  }
});
afterAll(() => harness.close());

describe('mails about steps of a run', () => {
  it('given a day that has come, when people are told, then each once of what is theirs, all of a team of what nobody has taken, and the leader of what nobody here does (HBK-14)', async () => {
    const workers = await harness.startWorkers();
    const data = { processRunId, stepIds: [ropes, lights, boats, signs, rails], remindAt: null };
    await harness.append('processRun', processRunId, { type: 'ProcessRunReminded', data });
    await harness.project();
    await eventually(async () => (await harness.mails()).length === 6 && (await harness.unfinished()) === 0);
    const mails = await harness.mails();
    const told = mails.map(({ to, text }) => [
      to,
      ['Ropes', 'Lights', 'Boats', 'Signs', 'Rails'].filter((name) => text?.includes(name)),
    ]);
    expect(told.sort()).toEqual([
      ['ada@x.example', ['Lights']],
      ['bo@x.example', ['Rails']],
      ['bo@x.example', ['Signs']],
      ['cy@x.example', ['Signs']],
      ['leader@x.example', ['Boats']],
      ['leader@x.example', ['Ropes']],
    ]);
    // Whoever gives a step back knows; the others of the team are told.
    await harness.append('processRun', processRunId, {
      type: 'RunStepGivenBack',
      data: { processRunId, stepId: signs, by: bo },
    });
    await harness.project();
    await eventually(async () => (await harness.mails()).length > 6 && (await harness.unfinished()) === 0);
    const after = (await harness.mails()).filter(({ subject }) => subject?.includes('your team'));
    expect(after.map(({ to }) => to)).toContain('cy@x.example');
    await workers.close();
  });
});
