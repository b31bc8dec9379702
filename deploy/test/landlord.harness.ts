import type { Client } from 'contracts/client/client';
import { isProblemError } from 'contracts/client/problem-error';
import { endpointCatalogue } from 'contracts/endpoints';
import { loginLandlord } from 'contracts/landlord/platform-admin/platform-admin.endpoints';
import { demoId } from '#deploy/seed/demo-id';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { openDemoProduct } from './product.harness.ts';

export const summit = demoId('tenant', 'summit', '');
export const harbor = demoId('tenant', 'harbor', '');
/** An id of nothing. */
export const absent = '018f6a10-0000-7000-8000-00000000dead';

export const routes = endpointCatalogue.map(({ endpoint }) => endpoint);
export const isLandlords = ({ access }: { access: string }) => access === 'landlord' || access.startsWith('landlord.');

/** The product with its demo, a platform admin and people of both companies. */
export const openLandlord = async () => {
  const product = await openDemoProduct();
  const { client: platformAdmin, session } = product.visitor();
  const { data } = await platformAdmin.call(loginLandlord, {
    body: { email: 'landlord@onrecord.example', password: DEMO_PASSWORD },
  });
  session.store(data.token);
  return {
    product,
    platformAdmin,
    owner: await product.clientOf('admin@summit.example', 'summit'),
    harborOwner: await product.clientOf('admin@harbor.example', 'harbor'),
    candidate: await product.clientOf('candidate@harbor.example', ''),
  };
};

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Status and, where it was refused, the code. */
export const answerOf = async (
  client: Client,
  method: Method,
  path: string,
  body?: object,
): Promise<[number, string]> => {
  try {
    const { status } = await client.request(method, path, body && { body });
    return [status, ''];
  } catch (error) {
    if (!isProblemError(error)) throw error;
    return [error.status, error.code];
  }
};

export const get = async <T>(client: Client, path: string, query?: Record<string, string>) =>
  (await client.request('GET', path, query && { query })) as { data: T; headers: Headers };
