import { exampleCause, exampleUserId, exampleTenantId as tenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';

describe('the team of a hire (docs/product.md AUT-61)', () => {
  it('given a hire, when its team is changed, then it is one that the company has; one that is removed later may stay', async () => {
    const app = specApp();
    const metadata = { ...exampleCause, tenantId };
    const member = { userId: exampleUserId, roles: ['Recruiter' as const] };
    await app.commands.membership(exampleUserId, { type: 'GrantMembership', data: member, metadata });
    const candidate = await app.recruiter('post', '/api/tenant/candidates', {
      ...{ firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' },
    });
    const hire = await app.recruiter('post', '/api/tenant/pending-hires', {
      ...{ candidateId: candidate.body.id, jobTitle: 'Dock host' },
    });
    expect([hire.status, hire.body.errors]).toEqual([201, undefined]);
    const change = (body: object) => app.recruiter('patch', `/api/tenant/pending-hires/${hire.body.id}`, body);
    const unknown = await change({ teamId: derivedId('no team') });
    expect([unknown.status, unknown.body.errors]).toEqual([422, { teamId: ['team-unknown'] }]);
    const team = await app.owner('post', '/api/tenant/teams', { name: 'Yard', userIds: [exampleUserId] });
    expect((await change({ teamId: team.body.id })).body).toMatchObject({ teamId: team.body.id });
    expect((await app.owner('delete', `/api/tenant/teams/${team.body.id}`)).status).toBeLessThan(300);
    const kept = await change({ teamId: team.body.id, jobTitle: 'Yard host' });
    expect([kept.status, kept.body.jobTitle]).toEqual([200, 'Yard host']);
    expect((await change({ teamId: null })).body).toMatchObject({ teamId: null });
  });
});
