import type { Recorded } from 'contracts/kernel/message';
import type { HistoryLine, KeptProof } from 'contracts/recruiting/candidate/candidate.erasure';
import { describe } from '#projection-service/reporting/audit/audit-values';
import { type Reading, readingOf } from './says-nothing.ts';

export type Stream = { entity: string; id: string; events: readonly Recorded[] };

const CONTRACT = 'contract';

/** What all have signed stays whole: it is proof (docs/product.md SIG-20). */
const isSigned = ({ entity, events }: Stream): boolean =>
  entity === CONTRACT &&
  events.some(
    ({ type, data }) =>
      type === 'ContractFinished' || (type === 'ContractSigned' && (data as { isLast?: boolean }).isLast === true),
  );

/** The document that a signed contract is, as it was when the last of them signed. */
const documentOf = ({ id, events }: Stream): KeptProof[] => {
  const signed = events.findLast(({ type }) => type === 'ContractSigned');
  const finished = events.findLast(({ type }) => type === 'ContractFinished');
  const last = finished ?? signed;
  if (!last) return [];
  const { sha256 } = last.data as { sha256: string };
  return [{ id, signedAt: (signed ?? last).metadata.occurredAt, sha256 }];
};

const tally = (events: readonly { entity: string; event: string }[]): HistoryLine[] => {
  const lines = new Map<string, HistoryLine>();
  for (const { entity, event } of events) {
    const key = `${entity} ${event}`;
    const line = lines.get(key) ?? { entity, event, description: describe(event), count: 0 };
    lines.set(key, { ...line, count: line.count + 1 });
  }
  return [...lines.values()];
};

type ErasureSources = { candidateId: string; counts: readonly HistoryLine[]; streams: readonly Stream[] };

/**
 * The history by what can be read of the person in it today. Of a contract only the first event names them: its stream is told
 * instead of what the audit counts.
 */
export const erasureLines = ({ candidateId, counts, streams }: ErasureSources) => {
  const read = streams.flatMap((stream) => {
    const isProof = isSigned(stream);
    const subjects = new Set([candidateId, ...(stream.entity === CONTRACT ? [stream.id] : [])]);
    return stream.events.map((event) => {
      const told = { entity: stream.entity, event: event.type };
      return { ...told, isProof, reading: readingOf(event, subjects) };
    });
  });
  const withReading = (wanted: Reading) => read.filter(({ reading }) => reading === wanted);
  const hidden = new Set(tally(withReading('hidden')).map(({ entity, event }) => `${entity} ${event}`));
  const isOfContract = ({ entity }: { entity: string }) => entity === CONTRACT;
  const others = counts.filter((line) => !isOfContract(line));
  const nothing = new Map(tally(withReading('nothing')).map((line) => [`${line.entity} ${line.event}`, line.count]));
  /** Of events of one kind those that never held anything of theirs. */
  const split = others.map((line) => {
    const key = `${line.entity} ${line.event}`;
    const empty = hidden.has(key) ? Math.min(nothing.get(key) ?? 0, line.count - 1) : line.count;
    return { line, empty };
  });
  const some = (lines: HistoryLine[]) => lines.filter(({ count }) => count > 0);
  return {
    erased: [
      ...some(split.map(({ line, empty }) => ({ ...line, count: line.count - empty }))),
      ...tally(withReading('hidden').filter(isOfContract)),
    ],
    kept: [
      ...some(split.map(({ line, empty }) => ({ ...line, count: empty }))),
      ...tally(withReading('nothing').filter(isOfContract)),
    ],
    proof: tally(withReading('readable').filter(({ isProof }) => isProof)),
    documents: streams
      .filter(isSigned)
      .flatMap(documentOf)
      .toSorted((one, other) => one.signedAt.localeCompare(other.signedAt)),
    isUnreadable: withReading('readable').every(({ isProof }) => isProof),
  };
};
