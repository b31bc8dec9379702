import { createHash, createPrivateKey, generateKeyPair, X509Certificate } from 'node:crypto';
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

/** More than any authority has between itself and what it signs. */
const MAX_CHAIN = 10;

/** Who has signed a certificate, who has signed those, and so on, the nearest first, without roots, which whoever trusts them has. An authority that several have signed has a certificate of each. */
const chainOf = (own: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] => {
  const chain = [own];
  for (const last of chain)
    for (const one of all)
      if (last.checkIssued(one) && !one.checkIssued(one) && !chain.includes(one) && chain.length <= MAX_CHAIN)
        chain.push(one);
  return chain.slice(1);
};

const certificateIn = ({ cert, asn1 }: forge.pkcs12.Bag): X509Certificate[] => {
  // Of another key than RSA there is none, only its bytes.
  const found = cert ? forge.pki.certificateToAsn1(cert) : asn1;
  return found ? [new X509Certificate(Buffer.from(forge.asn1.toDer(found).getBytes(), 'binary'))] : [];
};

/** Key, certificate and the certificates above it out of a PKCS#12 file (`.p12`, `.pfx`). */
export const readDocumentKey = (bytes: Buffer, password: string): DocumentKey => {
  const p12 = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(bytes.toString('binary')), password);
  const { pkcs8ShroudedKeyBag: shrouded = '', keyBag: plain = '', certBag = '' } = forge.pki.oids;
  const bagsOf = (type: string) => p12.getBags({ bagType: type })[type] ?? [];
  const key = [...bagsOf(shrouded), ...bagsOf(plain)].find((bag) => bag.key)?.key;
  const privateKey = key ? forge.pki.privateKeyToPem(key) : '';
  const certificates = bagsOf(certBag).flatMap(certificateIn);
  const own = certificates.find((one) => privateKey && one.checkPrivateKey(createPrivateKey(privateKey)));
  if (!own) throw new Error('It holds no RSA key with its certificate.');
  const chain = chainOf(own, certificates).map(String);
  return { privateKey, certificate: own.toString(), chain };
};

export const fingerprintOf = ({ certificate }: DocumentKey): string =>
  createHash('sha256').update(new X509Certificate(certificate).raw).digest('hex');
