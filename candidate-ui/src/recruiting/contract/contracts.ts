import { routeOf } from 'contracts/client/route';
import type * as endpoints from 'contracts/recruiting/contract/contract.endpoints';
import { sha256Of as hashOf } from 'ui-kit/upload/sha256';
import { client } from '#candidate-ui/api/client';

const path = '/api/public/contracts';
const access = 'public';
const openRoute = routeOf<typeof endpoints.openContract>({ method: 'POST', path: `${path}/open`, access });
const signRoute = routeOf<typeof endpoints.signContract>({ method: 'POST', path: `${path}/sign`, access });
const declineRoute = routeOf<typeof endpoints.declineContract>({ method: 'POST', path: `${path}/decline`, access });
const handOnRoute = routeOf<typeof endpoints.handOnContract>({ method: 'POST', path: `${path}/hand-on`, access });
export type ToSign = endpoints.ContractToSign;
/** Whose link it is, and the code that they were told. */
export type Who = { token: string; code: string | null };
export type Given = Pick<Parameters<typeof sign>[1], 'values' | 'signature'>;

const COMPANY_BYTES = 16;
/** Which contract a link is of, whether it opens that or not (command-service/src/recruiting/contract/contract.link.ts). */
export const contractIn = (token: string): string => {
  const [named = ''] = token.split('.');
  if (!/^[\w-]{43}$/.test(named)) return '';
  const bytes = atob(named.replaceAll('-', '+').replaceAll('_', '/')).slice(COMPANY_BYTES);
  const hex = Array.from(bytes, (one) => one.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

export const open = async (who: Who): Promise<ToSign> => (await client.call(openRoute, { body: who })).data;
type Signing = {
  sha256: string;
  values: { fieldId: string; value: string }[];
  signature: { kind: 'drawn' | 'typed' | 'uploaded'; picture: string } | null;
};
export const sign = async (who: Who, signing: Signing): Promise<ToSign> =>
  (await client.call(signRoute, { body: { ...who, ...signing, hasConsented: true } })).data;
export const decline = async (who: Who, reason: string): Promise<ToSign> =>
  (await client.call(declineRoute, { body: { ...who, reason } })).data;
export const handOn = async (who: Who, person: { name: string; email: string }): Promise<void> => {
  await client.call(handOnRoute, { body: { ...who, ...person } });
};
export const pdfOf = async (who: Who, which: 'shown' | 'finished'): Promise<ArrayBuffer> => {
  const { data } = await client.request('POST', `${path}/document`, { body: { ...who, which }, anonymous: true });
  return (data as Blob).arrayBuffer();
};

export const sha256Of = (bytes: ArrayBuffer): Promise<string> =>
  hashOf(new Blob([bytes]), new AbortController().signal);

export type Verified = {
  result: 'genuine' | 'changed' | 'unknown';
  sha256: string;
  companyName: string | null;
  finishedAt: string | null;
  signerCount: number | null;
};
export const verify = async (file: Blob): Promise<Verified> => {
  const { data } = await client.request('POST', `${path}/verify`, {
    file: new Blob([file], { type: 'application/pdf' }),
    anonymous: true,
  });
  return data as Verified;
};

export const save = (bytes: ArrayBuffer, name: string): void => {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  Object.assign(document.createElement('a'), { href: url, download: `${name}.pdf` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
