import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { languageTag } from 'contracts/kernel/language-tag';
import type { ContractRecord } from 'contracts/recruiting/contract/contract.entity';
import type { ContractField } from 'contracts/recruiting/contract/contract.fields';
import type { FileStorage } from 'platform/storage/file-storage';
import type { ContractContext } from './context.ts';
import { keepPdf, readPdf } from './contract.documents.ts';
import { contractFolder } from './contract.handler.ts';
import { certificateOf, contractHistory } from './contract.trail.ts';
import { certificateWords } from './contract.words.ts';
import { fingerprintOf } from './pdf/certificate.ts';
import type { Stamp } from './pdf/finish.ts';
import { finishedPdf } from './pdf/pdf.process.ts';

/** By which verification finds the history of a file. */
export const referenceOf = (tenantId: string, contractId: string): string => `onrecord:${tenantId}.${contractId}`;
const REFERENCE = /^onrecord:([0-9a-f-]{36})\.([0-9a-f-]{36})/;
const REFERENCE_BYTES = 'onrecord:'.length + 73;
const MAX_REFERENCES = 20;
/** Places that are looked at: a stranger's file may hold millions that only begin like one. */
const MAX_TRIES = 1_000;
/** Those in a file, the last one first: what was signed may hold a text that reads like one. Strangers' files are not copied to look for them. */
export const referencesIn = (pdf: Buffer): { tenantId: string; id: string }[] => {
  const found = new Map<string, { tenantId: string; id: string }>();
  let at = pdf.lastIndexOf('onrecord:');
  for (let tries = 0; at >= 0 && tries < MAX_TRIES && found.size < MAX_REFERENCES; tries += 1) {
    const [text, tenantId, id] = REFERENCE.exec(pdf.toString('latin1', at, at + REFERENCE_BYTES)) ?? [];
    if (text && tenantId && id) found.set(text, { tenantId, id });
    at = at === 0 ? -1 : pdf.lastIndexOf('onrecord:', at - 1);
  }
  return [...found.values()];
};

/** Null: it is not kept any more, or not as it was; the name is written in its place. */
const pictureOf = async (files: FileStorage, folder: string, sha256: string): Promise<Uint8Array | null> => {
  const found = await files.open(`${folder}/${sha256}`);
  const bytes = found ? await buffer(found.read()) : null;
  return bytes && createHash('sha256').update(bytes).digest('hex') === sha256 ? new Uint8Array(bytes) : null;
};

type Kept = { folder: string; timeZone: string };
/** What is filled in there, by whom and when they signed. */
const stampsOf = async (files: FileStorage, record: ContractRecord, { folder, timeZone }: Kept): Promise<Stamp[]> => {
  const { locale, fields, parts, progress } = record;
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone });
  const pictures = new Map<string, Uint8Array | null>();
  for (const { signerId, signature } of parts)
    if (signature) pictures.set(signerId, await pictureOf(files, folder, signature.sha256));

  const textOf = ({ id, kind, signerId }: ContractField): string => {
    const signer = record.signers?.find((one) => one.id === signerId);
    if (kind === 'name' || kind === 'signature') return signer?.name ?? '';
    const signedAt = progress.find((one) => one.signerId === signerId)?.signedAt;
    if (kind === 'date') return signedAt ? day.format(new Date(signedAt)) : '';
    return parts.find((one) => one.signerId === signerId)?.values.find((one) => one.fieldId === id)?.value ?? '';
  };
  return fields.map((field) => {
    const { kind, page, x, y, width, height, label, signerId } = field;
    const signer = record.signers?.find((one) => one.id === signerId);
    return {
      ...{ kind, page, x, y, width, height, value: textOf(field), label: label || certificateWords[locale].answer },
      picture: kind === 'signature' ? (pictures.get(signerId) ?? null) : null,
      caption: signer ? `${signer.name} · ${signer.role}` : '',
    };
  });
};

/** The finished PDF of what all have signed, kept; made again where that was begun and not ended. */
export const makeFinished = async (
  { store, files, documentKey, publicUrl }: Pick<ContractContext, 'store' | 'files' | 'documentKey' | 'publicUrl'>,
  {
    tenantId,
    record,
    company,
  }: { tenantId: string; record: ContractRecord; company: { name: string; timeZone: string } },
) => {
  const folder = contractFolder(tenantId, record.id);
  const key = await documentKey();
  const history = await contractHistory(store, tenantId, record.id);
  const made = await finishedPdf({
    original: new Uint8Array(await readPdf(files, record.document)),
    stamps: await stampsOf(files, record, { folder, timeZone: company.timeZone }),
    certificate: certificateOf({ record, history, company: company.name, publicUrl }),
    key,
    reference: referenceOf(tenantId, record.id),
    signedFor: 'Onrecord',
    reason: certificateWords[record.locale].reason,
    at: record.endedAt ?? record.updatedAt,
  });
  const { path, sha256, bytes } = await keepPdf(files, folder, made);
  return { path, sha256, bytes, certificate: fingerprintOf(key) };
};
