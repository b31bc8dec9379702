import { createHash, generateKeyPair, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { DocumentKey } from './pades.ts';

const YEARS = 20;

/** A key and a certificate of its own, for an installation that was given none. */
export const makeDocumentKey = async (now: Date, host: string): Promise<DocumentKey> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 3_072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = `01${createHash('sha256').update(privateKey).digest('hex').slice(0, 30)}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now.getTime() + YEARS * 365 * 86_400_000);
  const names = [
    { name: 'commonName', value: `Onrecord documents ${host}`.slice(0, 64) },
    { name: 'organizationName', value: 'Onrecord' },
  ];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  return { privateKey, certificate: forge.pki.certificateToPem(certificate) };
};

/** Key and certificate out of a PKCS#12 file (`.p12`, `.pfx`). */
export const readDocumentKey = (bytes: Buffer, password: string): DocumentKey => {
  const p12 = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(bytes.toString('binary')), password);
  const { pkcs8ShroudedKeyBag: shrouded = '', keyBag: plain = '', certBag = '' } = forge.pki.oids;
  const bagOf = (type: string) => p12.getBags({ bagType: type })[type]?.[0];
  const key = (bagOf(shrouded) ?? bagOf(plain))?.key;
  const certificates = (p12.getBags({ bagType: certBag })[certBag] ?? []).flatMap(({ cert }) => cert ?? []);
  const own = certificates.find(({ publicKey }) => key && (publicKey as forge.pki.rsa.PublicKey).n.equals(key.n));
  if (!key || !own) throw new Error('DOCUMENT_CERTIFICATE holds no RSA key with its certificate.');
  return { privateKey: forge.pki.privateKeyToPem(key), certificate: forge.pki.certificateToPem(own) };
};

export const fingerprintOf = ({ certificate }: DocumentKey): string =>
  createHash('sha256').update(new X509Certificate(certificate).raw).digest('hex');
