import { exampleTenantId as TENANT } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { ContractToSign } from 'contracts/recruiting/contract/contract.endpoints';
import request from 'supertest';
import { expect } from 'vitest';
import type { SpecApp } from './app.harness.ts';

/** A picture of one point. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const roles = { employee: derivedId('role', 'employee'), manager: derivedId('role', 'manager') };
export const SIGNERS = [
  { roleId: roles.employee, name: 'Ada Silva', email: 'ada@mail.example' },
  { roleId: roles.manager, name: 'Bo Lind', email: 'bo@mail.example' },
];
export const PAGES = '/api/public/contracts';
type Sent = { id: string; signers: { id: string }[]; document: { sha256: string }; version: number };

/** Contracts of the example company, as its recruiter sends them and their signers sign. */
export const contractsOf = (app: SpecApp) => {
  const template = async (over: object = {}) => {
    const { body, status } = await app.owner('post', '/api/tenant/contract-templates', {
      name: `Employment ${Math.random()}`,
      content: 'Between {{ company.name | default: "us" }} and the employee.',
      signers: [
        { id: roles.employee, name: 'Employee' },
        { id: roles.manager, name: 'Manager' },
      ],
      ...over,
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.id as string;
  };
  const send = async (over: object = {}, templated: object = {}) => {
    const templateId = await template(templated);
    const body = { templateId, signers: SIGNERS, ...over };
    return app.recruiter('post', '/api/tenant/contracts', body);
  };
  const sent = async (over: object = {}, templated: object = {}) => {
    const { body, status } = await send(over, templated);
    expect([status, body.detail ?? body.errors]).toEqual([201, undefined]);
    return body as Sent;
  };
  const system = async (path: string, body: object) =>
    request(app.app)
      .post(path)
      .set('Authorization', `Bearer ${await app.systemToken()}`)
      .send(body);
  const token = async (contract: { id: string; signers: { id: string }[] }, which = 0): Promise<string> => {
    const body = { tenantId: TENANT, contractId: contract.id, signerId: contract.signers[which]?.id };
    const { body: made, status } = await system('/api/system/contract-tokens', body);
    expect(status).toBe(201);
    return made.token;
  };
  const open = (link: string, code?: string) =>
    request(app.app)
      .post(`${PAGES}/open`)
      .send({ token: link, ...(code && { code }) });
  /** Under a key, the same again is a repetition. */
  const sign = async (link: string, over: object = {}, key = '') => {
    const { body: shown } = (await open(link)) as { body: ContractToSign };
    return request(app.app)
      .post(`${PAGES}/sign`)
      .set(key ? { 'Idempotency-Key': key } : {})
      .send({
        ...{ token: link, sha256: shown.sha256, hasConsented: true, values: [] },
        ...{ signature: { kind: 'drawn', picture: PICTURE }, ...over },
      });
  };

  return { template, send, sent, system, token, open, sign };
};
