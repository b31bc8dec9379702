import { z } from 'zod';
import type { Recorded } from '#contracts/kernel/message';
import { known } from '#contracts/kernel/personal';
import { Sha256 } from '#contracts/library/file/file.entity';
import { type TrailColumn, trailColumns } from './contract.choices.ts';
import type { ContractEvent } from './contract.entity.ts';
import type { ContractSigner } from './contract.fields.ts';

const Person = z.object({ name: z.string(), email: z.string() });

/** One event of a contract, as whoever has to prove something needs it (docs/product.md SIG-33). */
export const TrailStep = z.object({
  /** Of the event in its stream. */
  number: z.int(),
  id: z.string(),
  at: z.iso.datetime(),
  event: z.string(),
  /** Who did it: one who signs, else a user, a program or one of our own processes. */
  by: z.enum(['signer', 'user', 'api-key', 'system']),
  byId: z.string(),
  /** Null: nobody who signs. */
  signer: Person.nullable(),
  address: z.string().nullable(),
  /** Of the document that was sent, seen, signed or finished. */
  sha256: Sha256.nullable(),
  /** Who was written to, whom it was forwarded to, or who was given another code. */
  to: z.array(Person),
  reason: z.string().nullable(),
});
export type TrailStep = z.infer<typeof TrailStep>;

export const ContractTrail = z.object({
  contractId: z.string(),
  title: z.string(),
  pages: z.int(),
  /** Of the document as it was shown. */
  sha256: Sha256,
  /** Of the signed PDF; null: not everybody has signed. */
  finishedSha256: Sha256.nullable(),
  steps: z.array(TrailStep),
});
export type ContractTrail = z.infer<typeof ContractTrail>;

type Names = ReadonlyMap<string, ContractSigner>;

const personOf = (signer: ContractSigner | null | undefined) =>
  signer ? { name: signer.name, email: signer.email } : null;

const idsIn = (event: ContractEvent): readonly string[] => {
  if (event.type === 'ContractSignersAsked' || event.type === 'ContractFinished') return event.data.signerIds;
  return event.type === 'ContractCodeChanged' ? [event.data.signerId] : [];
};

/** Whom it concerns, by the names of that moment. */
const toOf = (event: ContractEvent, names: Names) => {
  const people = event.type === 'ContractForwarded' ? [known(event.data.to)] : idsIn(event).map((id) => names.get(id));
  return people.map(personOf).filter((one) => one !== null);
};

const hashOf = (event: ContractEvent): string | null => {
  if (event.type === 'ContractCreated') return event.data.document.sha256;
  return 'sha256' in event.data && typeof event.data.sha256 === 'string' ? event.data.sha256 : null;
};

/** What a signer did, with a link and no session of ours; whatever else names one was done by the company or by us. */
const signerIn = (event: ContractEvent): string | null => {
  switch (event.type) {
    case 'ContractViewed':
    case 'ContractCodeRefused':
    case 'ContractSigned':
    case 'ContractDeclined':
      return event.data.signerId;
    case 'ContractForwarded':
      return event.data.isBySigner ? event.data.signerId : null;
    default:
      return null;
  }
};

/** Everything that has happened to a contract, in order: one step for each of its events. */
export const trailOf = (events: readonly Recorded<ContractEvent>[]): TrailStep[] => {
  const names = new Map<string, ContractSigner>();
  return events.map((event): TrailStep => {
    const { id, streamVersion, type, data, metadata } = event;
    if (type === 'ContractCreated') for (const one of known(data.signers) ?? []) names.set(one.id, one);
    const signerId = signerIn(event);
    const address = 'address' in data ? known(data.address) : null;
    const step = {
      ...{ number: Number(streamVersion), id, at: metadata.occurredAt, event: type },
      by: signerId === null ? metadata.actor.type : ('signer' as const),
      byId: signerId ?? metadata.actor.id,
      signer: signerId === null ? null : personOf(names.get(signerId)),
      address: address ?? metadata.ip,
      sha256: hashOf(event),
      to: toOf(event, names),
      reason: 'reason' in data && type !== 'ContractSignersAsked' ? (known(data.reason) ?? null) : null,
    };
    const after = type === 'ContractForwarded' ? known(data.to) : null;
    if (after) names.set(after.id, after);
    return TrailStep.parse(step);
  });
};

const written = ({ name, email }: z.infer<typeof Person>): string => `${name} <${email}>`;

export const trailCells = ({ number, signer, to, ...step }: TrailStep): (string | number)[] => {
  const cells: Record<TrailColumn, string | number | null> = {
    ...step,
    ...{ number, signer: signer?.name ?? null, email: signer?.email ?? null, to: to.map(written).join('; ') },
  };
  return trailColumns.map((column) => cells[column] ?? '');
};
