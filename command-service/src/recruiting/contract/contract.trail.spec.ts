import { recordIn } from 'access/recruiting/record-in';
import { exampleTenantId as TENANT } from 'contracts/kernel/examples';
import { type ContractRecord, contract } from 'contracts/recruiting/contract/contract.entity';
import { describe, expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';
import { contractsOf, SIGNERS } from '#command-service/test/contracts.fixture';
import { certificateOf, contractHistory } from './contract.trail.ts';

describe('the certificate page (docs/product.md SIG-13)', () => {
  it('given a code that the company set while a contract was open, when its certificate is written, then a line says so and whose it is', async () => {
    const app = specApp();
    const { sent } = contractsOf(app);
    const { id, signers } = await sent({ signers: SIGNERS.map((one) => ({ ...one, code: 'harbor-42' })) });
    const body = { signerId: signers[1]?.id, code: 'slipway-7' };
    expect((await app.recruiter('post', `/api/tenant/contracts/${id}/code`, body)).status).toBe(200);
    const { store } = app.events;
    const record = (await recordIn(store, contract, { tenantId: TENANT, id })) as ContractRecord;
    const history = await contractHistory(store, TENANT, id);
    const { trail } = certificateOf({ record, history, company: 'Harbor', publicUrl: '' });
    expect(trail.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('The company set an access code for Bo Lind <bo@mail.example>'),
    );
  });
});
