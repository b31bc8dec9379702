import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKeyReadiness, givenDocumentKey } from './document-key.ts';
import { cadesOf } from './recruiting/contract/pdf/pades.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-03-02T09:00:00.000Z');

type Keys = forge.pki.rsa.KeyPair;
type Issuer = { certificate: forge.pki.Certificate; keys: forge.pki.rsa.KeyPair };
const issued = (name: string, by: Issuer | null, keys: Keys = forge.pki.rsa.generateKeyPair(1_024)): Issuer => {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = NOW;
  certificate.validity.notAfter = new Date(NOW.getTime() + 100 * DAY);
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(by ? by.certificate.subject.attributes : subject);
  certificate.sign((by?.keys ?? keys).privateKey, forge.md.sha256.create());
  return { certificate, keys };
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-key-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file as an authority gives it: in no order, with the root. */
const fileOf = async (isCrossSigned = false): Promise<string> => {
  const root = issued('Root', null);
  const outer = issued('Outer', root);
  const inner = issued('Inner', outer);
  const own = issued('Harbor', inner);
  const crossed = isCrossSigned ? [issued('Inner', issued('Other root', null), inner.keys)] : [];
  const all = [root, own, inner, ...crossed, outer].map(({ certificate }) => certificate);
  const p12 = forge.pkcs12.toPkcs12Asn1(own.keys.privateKey, all, 'secret', { algorithm: '3des' });
  const path = join(folder, 'own.p12');
  await writeFile(path, Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary'));
  return path;
};

describe('the certificate that contracts are signed with (docs/product.md SIG-38)', () => {
  it('given one of an authority, when something is signed, then the certificates between both are in the signature, the root is not', async () => {
    const key = await givenDocumentKey(await fileOf(), 'secret');
    const named = [key?.certificate ?? '', ...(key?.chain ?? [])].map((pem) => new X509Certificate(pem));
    expect(named.map(({ subject }) => subject)).toEqual(['CN=Harbor', 'CN=Inner', 'CN=Outer']);
    const signature = cadesOf(Buffer.from('x'), key as never);
    for (const { raw } of named) expect(signature.includes(raw)).toBe(true);
  });

  it('given an authority that two others have signed, when something is signed, then its certificates of both are in the signature', async () => {
    const key = await givenDocumentKey(await fileOf(true), 'secret');
    const chain = (key?.chain ?? []).map((pem) => new X509Certificate(pem));
    expect(chain.map(({ subject, issuer }) => [subject, issuer])).toEqual([
      ['CN=Inner', 'CN=Outer'],
      ['CN=Inner', 'CN=Other root'],
      ['CN=Outer', 'CN=Root'],
    ]);
  });

  it('given a wrong password, a file that is none or is not there, when it is opened, then it is said which setting is wrong; without one there is none', async () => {
    const path = await fileOf();
    const other = join(folder, 'other.p12');
    await writeFile(other, 'no certificate');
    for (const [file, password] of [
      [path, 'wrong'],
      [other, ''],
      [join(folder, 'absent'), ''],
    ] as const)
      await expect(givenDocumentKey(file, password)).rejects.toThrow(`DOCUMENT_CERTIFICATE: ${file} cannot be used`);
    expect(await givenDocumentKey(undefined)).toBeNull();
  });

  it('given one that ends, when it is asked about before and after, then it says so in time', async () => {
    const key = await givenDocumentKey(await fileOf(), 'secret');
    const afterDays = (days: number) => {
      const { ready, state, detail } = documentKeyReadiness(key as never, new Date(NOW.getTime() + days * DAY));
      return [ready, state, detail];
    };
    expect(afterDays(60)).toEqual([true, 'running', undefined]);
    const said = (what: string) => [true, 'degraded', `The certificate that contracts are signed with ${what}.`];
    expect(afterDays(80)).toEqual(said('expires on 2026-06-10'));
    expect(afterDays(101)).toEqual(said('has expired on 2026-06-10'));
    expect(afterDays(-1)).toEqual(said('is not good before 2026-03-02'));
  });
});
