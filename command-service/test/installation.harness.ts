import { registerCompany } from '#command-service/identity/register';
import { registerOperator } from '#command-service/landlord/operator/register-operator';
import { openHarness } from './service.harness.ts';

export const password = 'a-long-password';
export const operator = 'lena@onrecord.example';
/** Runs the installation as well. */
export const second = 'lars@onrecord.example';

/** The service with one company, its owner, and two who run the installation. */
export const openInstallation = async () => {
  const harness = await openHarness();
  const now = harness.clock();
  const boss = { name: 'Boss', email: 'ola@harbor.example', password };
  const { tenantId } = await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner: boss, now });
  for (const email of [operator, second]) {
    await registerOperator(harness, { person: { name: 'Lena', email, password }, now });
  }
  const login = (path: string, email: string, secret = password) =>
    harness.call('post', path).send({ email, password: secret });
  const staffToken = async (email: string): Promise<string> => (await login('/api/auth/login', email)).body.token;
  return {
    harness,
    tenantId,
    login,
    staffToken,
    owner: await staffToken(boss.email),
    operatorToken: async (email = operator): Promise<string> =>
      (await login('/api/landlord/auth/login', email)).body.token,
    send: (path: string, token: string | undefined, body: object = {}) => harness.call('post', path, token).send(body),
    company: (action: string) => `/api/landlord/companies/${tenantId}/${action}`,
  };
};
export type Installation = Awaited<ReturnType<typeof openInstallation>>;
