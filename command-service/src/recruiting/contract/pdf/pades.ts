import { createHash, createPublicKey, createSign, createVerify, X509Certificate } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import forge from 'node-forge';

/** What the installation signs documents with, as PEM. `chain`: certificates of those between it and whom readers trust, the nearest first. */
export type DocumentKey = { privateKey: string; certificate: string; chain?: readonly string[] };

const { asn1 } = forge;
type Node = forge.asn1.Asn1;
const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class;
const { SEQUENCE, SET, OID, INTEGER, OCTETSTRING, NULL } = asn1.Type;

const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
};

const seq = (...parts: Node[]): Node => asn1.create(UNIVERSAL, SEQUENCE, true, parts);
const set = (...parts: Node[]): Node => asn1.create(UNIVERSAL, SET, true, parts);
const tagged = (...parts: Node[]): Node => asn1.create(CONTEXT_SPECIFIC, 0 as forge.asn1.Type, true, parts);
const oid = (name: string): Node => asn1.create(UNIVERSAL, OID, false, asn1.oidToDer(name).getBytes());
const octets = (bytes: Buffer): Node => asn1.create(UNIVERSAL, OCTETSTRING, false, bytes.toString('binary'));
const one = (): Node => asn1.create(UNIVERSAL, INTEGER, false, '\x01');
const nothing = (): Node => asn1.create(UNIVERSAL, NULL, false, '');
const der = (node: Node): Buffer => Buffer.from(asn1.toDer(node).getBytes(), 'binary');
const parsed = (bytes: Buffer): Node => asn1.fromDer(bytes.toString('binary'), { parseAllBytes: false } as never);
const partsOf = (node: Node | undefined): Node[] => (Array.isArray(node?.value) ? (node.value as Node[]) : []);
const bytesOf = (node: Node | undefined): Buffer =>
  Buffer.from(typeof node?.value === 'string' ? node.value : '', 'binary');
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const attribute = (name: string, value: Node): Node => seq(oid(name), set(value));
/** DER has the members of a set in the order of their bytes. */
const ordered = (nodes: Node[]): Node[] =>
  nodes
    .map((node) => ({ node, bytes: der(node) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ node }) => node);

const issuerOf = (certificate: Node): { issuer: Node; serial: Node } => {
  const parts = partsOf(partsOf(certificate)[0]);
  const [serial, , issuer] = parts[0]?.tagClass === CONTEXT_SPECIFIC ? parts.slice(1) : parts;
  if (!serial || !issuer) throw new Error('The certificate that documents are signed with is none.');
  return { issuer, serial };
};

/** The signature over bytes, with the certificate named in what is signed (ETSI EN 319 122: CAdES baseline B). */
export const cadesOf = (bytes: Uint8Array, { privateKey, certificate, chain = [] }: DocumentKey): Buffer => {
  const raw = new X509Certificate(certificate).raw;
  const named = parsed(raw);
  const { issuer, serial } = issuerOf(named);
  const attributes = ordered([
    attribute(OIDS.contentType, oid(OIDS.data)),
    attribute(OIDS.messageDigest, octets(sha256(bytes))),
    attribute(OIDS.signingCertificate, seq(seq(seq(octets(sha256(raw)))))),
  ]);
  const signature = createSign('sha256')
    .update(der(set(...attributes)))
    .sign(privateKey);
  const signer = seq(
    one(),
    seq(issuer, serial),
    seq(oid(OIDS.sha256), nothing()),
    tagged(...attributes),
    seq(oid(OIDS.rsa), nothing()),
    octets(signature),
  );
  const above = chain.map((pem) => parsed(new X509Certificate(pem).raw));
  const certificates = tagged(named, ...above);
  const signed = seq(one(), set(seq(oid(OIDS.sha256), nothing())), seq(oid(OIDS.data)), certificates, set(signer));
  return der(seq(oid(OIDS.signedData), tagged(signed)));
};

class PadesSigner extends Signer {
  readonly #key: DocumentKey;
  constructor(key: DocumentKey) {
    super();
    this.#key = key;
  }
  override async sign(pdf: Buffer): Promise<Buffer> {
    return cadesOf(pdf, this.#key);
  }
}
export const padesSigner = (key: DocumentKey): Signer => new PadesSigner(key);

/** `isIntact`: no byte was changed since; `fingerprint`: SHA-256 of the certificate. */
export type FoundSignature = { isIntact: boolean; fingerprint: string };

const BYTE_RANGE = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/;
/** Bytes of a file in which such a range is written. */
const RANGE_BYTES = 200;
/** What a signature may take in hexadecimal digits: a stranger's larger one is not read. */
const MAX_SIGNATURE_DIGITS = 65_536;

const checked = (cms: Buffer, covered: Buffer): FoundSignature | null => {
  const signed = partsOf(partsOf(partsOf(parsed(cms))[1])[0]);
  const certificateNode = partsOf(signed[3])[0];
  const [, , , attributes, , signature] = partsOf(partsOf(signed[4])[0]);
  if (!certificateNode || !attributes) return null;
  const raw = der(certificateNode);
  const values = new Map(
    partsOf(attributes).map((node) => {
      const [name, value] = partsOf(node);
      return [asn1.derToOid(forge.util.createBuffer(bytesOf(name).toString('binary'))), partsOf(value)[0]] as const;
    }),
  );
  const names = partsOf(partsOf(partsOf(values.get(OIDS.signingCertificate))[0])[0]);
  const isOf = bytesOf(partsOf(names[0]).at(-1) ?? names[0]).equals(sha256(raw));
  const isDigest = bytesOf(values.get(OIDS.messageDigest)).equals(sha256(covered));
  const publicKey = createPublicKey(new X509Certificate(raw).publicKey.export({ type: 'spki', format: 'pem' }));
  const isSigned = createVerify('sha256')
    .update(der(set(...partsOf(attributes))))
    .verify(publicKey, bytesOf(signature));
  return { isIntact: isOf && isDigest && isSigned, fingerprint: sha256(raw).toString('hex') };
};

/** The last signature of a PDF, and whether it covers the whole file as it is. Null: there is none that can be read. */
export const signatureIn = (pdf: Buffer): FoundSignature | null => {
  const at = pdf.lastIndexOf('/ByteRange');
  const range = at < 0 ? null : BYTE_RANGE.exec(pdf.toString('latin1', at, at + RANGE_BYTES));
  if (!range) return null;
  const [start = 0, length = 0, after = 0, rest = 0] = range.slice(1).map(Number);
  if (start !== 0 || after <= length || after - length > MAX_SIGNATURE_DIGITS || after + rest > pdf.length) return null;
  const isWhole = after + rest === pdf.length;
  try {
    const hex = pdf.toString('latin1', length + 1, after - 1).replace(/[^0-9a-f]/gi, '');
    const covered = Buffer.concat([pdf.subarray(0, length), pdf.subarray(after, after + rest)]);
    const found = checked(Buffer.from(hex, 'hex'), covered);
    return found && { ...found, isIntact: found.isIntact && isWhole };
  } catch {
    return null;
  }
};
