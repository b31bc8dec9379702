import { registerCompany } from '#command-service/identity/registration/register';
import { registerPlatformAdmin } from '#command-service/landlord/platform-admin/register-platform-admin';
import { openHarness } from './service.harness.ts';

export const password = 'a-long-password';
export const platformAdmin = 'lena@onrecord.example';
/** A platform admin as well. */
export const second = 'lars@onrecord.example';

/** The service with one company, its owner, and two platform admins. */
export const openInstallation = async () => {
  const harness = await openHarness();
  const now = harness.clock();
  const boss = { name: 'Boss', email: 'ola@harbor.example', password };
  const { tenantId } = await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner: boss, now });
  for (const email of [platformAdmin, second]) {
    await registerPlatformAdmin(harness, { person: { name: 'Lena', email, password }, now });
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
    platformAdminToken: async (email = platformAdmin): Promise<string> =>
      (await login('/api/landlord/auth/login', email)).body.token,
    send: (path: string, token: string | undefined, body: object = {}) => harness.call('post', path, token).send(body),
    company: (action: string) => `/api/landlord/companies/${tenantId}/${action}`,
  };
};
export type Installation = Awaited<ReturnType<typeof openInstallation>>;
