import { buffer } from 'node:stream/consumers';
import { languageTag } from 'contracts/kernel/language-tag';
import type { ContractRecord } from 'contracts/recruiting/contract/contract.entity';
import type { ContractField } from 'contracts/recruiting/contract/contract.fields';
import type { FileStorage } from 'platform/storage/file-storage';
import { keepPdf, readPdf } from './contract.documents.ts';
import { contractFolder } from './contract.handler.ts';
import type { ContractContext } from './contract.routes.ts';
import { certificateLines, contractHistory } from './contract.trail.ts';
import { certificateWords } from './contract.words.ts';
import { fingerprintOf } from './pdf/certificate.ts';
import type { Stamp } from './pdf/finish.ts';
import { finishedPdf } from './pdf/pdf.thread.ts';

/** By which verification finds the history of a file. */
export const referenceOf = (tenantId: string, contractId: string): string => `onrecord:${tenantId}.${contractId}`;
const REFERENCE = /onrecord:([0-9a-f-]{36})\.([0-9a-f-]{36})/;
export const referenceIn = (pdf: Buffer): { tenantId: string; id: string } | null => {
  const [, tenantId, id] = REFERENCE.exec(pdf.toString('latin1')) ?? [];
  return tenantId && id ? { tenantId, id } : null;
};

const pictureOf = async (files: FileStorage, path: string): Promise<Uint8Array | null> => {
  const found = await files.open(path);
  return found ? new Uint8Array(await buffer(found.read())) : null;
};

/** What is filled in there, by whom and when they signed. */
const stampsOf = async (files: FileStorage, folder: string, record: ContractRecord): Promise<Stamp[]> => {
  const { locale, fields, parts, progress } = record;
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  const pictures = new Map<string, Uint8Array | null>();
  for (const { signerId, signature } of parts)
    if (signature) pictures.set(signerId, await pictureOf(files, `${folder}/${signature.sha256}`));

  const textOf = ({ id, kind, signerId }: ContractField): string => {
    const signer = record.signers?.find((one) => one.id === signerId);
    if (kind === 'name') return signer?.name ?? '';
    const signedAt = progress.find((one) => one.signerId === signerId)?.signedAt;
    if (kind === 'date') return signedAt ? day.format(new Date(signedAt)) : '';
    return parts.find((one) => one.signerId === signerId)?.values.find((one) => one.fieldId === id)?.value ?? '';
  };
  return fields.map((field) => {
    const { kind, page, x, y, width, height, signerId } = field;
    const signer = record.signers?.find((one) => one.id === signerId);
    return {
      ...{ kind, page, x, y, width, height, value: textOf(field) },
      picture: kind === 'signature' ? (pictures.get(signerId) ?? null) : null,
      caption: signer ? `${signer.name} · ${signer.role}` : '',
    };
  });
};

/** The finished PDF of what all have signed, kept; made again where that was begun and not ended. */
export const makeFinished = async (
  { store, files, documentKey, publicUrl }: Pick<ContractContext, 'store' | 'files' | 'documentKey' | 'publicUrl'>,
  { tenantId, record, company }: { tenantId: string; record: ContractRecord; company: string },
) => {
  const folder = contractFolder(tenantId, record.id);
  const key = await documentKey();
  const history = await contractHistory(store, tenantId, record.id);
  const made = await finishedPdf({
    original: new Uint8Array(await readPdf(files, record.document)),
    stamps: await stampsOf(files, folder, record),
    trail: certificateLines({ record, history, company, publicUrl }),
    key,
    reference: referenceOf(tenantId, record.id),
    signedFor: 'Onrecord',
    reason: certificateWords[record.locale].reason,
    at: record.endedAt ?? record.updatedAt,
  });
  const { path, sha256, bytes } = await keepPdf(files, folder, made);
  return { path, sha256, bytes, certificate: fingerprintOf(key) };
};
