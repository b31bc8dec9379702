import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type * as endpoints from 'contracts/training/certificate/certificate.endpoints';
import { client } from '#candidate-ui/api/client';

const proveRoute = routeOf<typeof endpoints.proveCertificate>({
  method: 'POST',
  path: '/api/public/certificates',
  access: 'public',
});

export type Proof = endpoints.CertificateProof;

/** What a link proves; null: it is none of ours. */
export const prove = async (token: string): Promise<Proof | null> => {
  try {
    return (await client.call(proveRoute, { body: { token: token.slice(0, 200) } })).data;
  } catch (error) {
    if (isProblemError(error) && error.code === 'certificate-unknown') return null;
    throw error;
  }
};
