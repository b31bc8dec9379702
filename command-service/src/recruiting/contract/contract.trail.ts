import { streamName } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import type { ContractEvent, ContractRecord } from 'contracts/recruiting/contract/contract.entity';
import type { ContractSigner } from 'contracts/recruiting/contract/contract.fields';
import type { EventStore } from 'platform/event-store/event-store';
import { certificateWords } from './contract.words.ts';
import type { Finishing, TrailLine } from './pdf/finish.ts';

/** Everything that has happened to a contract, in order. */
export const contractHistory = async (store: EventStore, tenantId: string, id: string): Promise<ContractEvent[]> => {
  const { state } = await store.aggregateStream<ContractEvent[], ContractEvent>(streamName('contract', tenantId, id), {
    initialState: () => [],
    evolve: (events: ContractEvent[], event: ContractEvent | Recorded<ContractEvent>) => [...events, event],
  });
  return state;
};

export const utcText = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)}`;

type Names = Map<string, ContractSigner>;
type Words = (typeof certificateWords)['en-us'];
const called = (names: Names, id: string): string => {
  const signer = names.get(id);
  return signer ? `${signer.name} <${signer.email}>` : id;
};

/** One event as a line of the trail; null: the trail does not tell of it. `names`: as they were at that moment. */
const told = (event: ContractEvent, names: Names, words: Words): string | null => {
  const where = 'address' in event.data ? known(event.data.address) : null;
  const from = where ? `, ${words.from} ${where}` : '';
  switch (event.type) {
    case 'ContractCreated':
      return words.sent;
    case 'ContractSignersAsked':
      return `${event.data.reason === 'turn' || event.data.reason === 'forwarded' ? words.linkSent : words.reminded} ${event.data.signerIds
        .map((id) => called(names, id))
        .join(', ')}`;
    case 'ContractViewed':
      return `${words.viewed} ${called(names, event.data.signerId)}${from}`;
    case 'ContractCodeRefused':
      return `${words.codeRefused} ${called(names, event.data.signerId)}${from}`;
    case 'ContractCodeChanged':
      return `${words.codeChanged} ${called(names, event.data.signerId)}`;
    case 'ContractSigned':
      return `${words.signedBy} ${called(names, event.data.signerId)}${from}`;
    case 'ContractForwarded': {
      const [before, after] = [known(event.data.from), known(event.data.to)];
      return `${words.forwarded} ${before?.name} <${before?.email}> » ${after?.name} <${after?.email}>${from}`;
    }
    default:
      return null;
  }
};

type About = { record: ContractRecord; history: readonly ContractEvent[]; company: string; publicUrl: string };

/** The certificate page: what was signed, by whom, and how it came to that. */
export const certificateOf = ({ record, history, company, publicUrl }: About): Finishing['certificate'] => {
  const words = certificateWords[record.locale];
  const { document } = record;
  const names: Names = new Map();
  const heading = (text: string): TrailLine => ({ text, isBold: true, size: 12, before: 14 });
  const lines: TrailLine[] = [];
  const signed = new Map<string, string>();
  for (const event of history) {
    if (event.type === 'ContractCreated') for (const one of known(event.data.signers) ?? []) names.set(one.id, one);
    const text = told(event, names, words);
    if (text) lines.push({ text: `${utcText(event.metadata.occurredAt)}   ${text}`, size: 9, before: 2 });
    if (event.type === 'ContractForwarded') {
      const to = known(event.data.to);
      if (to) names.set(to.id, to);
    }
    if (event.type === 'ContractSigned') {
      const where = known(event.data.address);
      const kind = known(event.data.signature)?.kind ?? 'typed';
      const parts = [
        `${words.signed} ${utcText(event.metadata.occurredAt)}`,
        ...(where ? [`${words.from} ${where}`] : []),
        words[kind],
        words.consent,
      ];
      signed.set(event.data.signerId, parts.join(', '));
    }
  }
  const last = history.findLast(({ type }) => type === 'ContractSigned');
  const trail: TrailLine[] = [
    { text: words.title, isBold: true, size: 18 },
    { text: `${words.document}: ${record.title ?? ''}`, before: 10 },
    { text: `${words.company}: ${company}` },
    { text: `${words.reference}: ${record.id}` },
    { text: `${words.pages}: ${document.pages}` },
    { text: `${words.hash}:` },
    { text: document.sha256, size: 9 },
    { text: words.utc, isSoft: true },
    heading(words.signers),
    ...(record.signers ?? []).flatMap((one): TrailLine[] => [
      { text: `${one.name} <${one.email}> · ${one.role}`, isBold: true, before: 4 },
      { text: signed.get(one.id) ?? '', size: 9.5 },
    ]),
    heading(words.trail),
    ...lines,
    ...(last ? [{ text: `${utcText(last.metadata.occurredAt)}   ${words.finished}`, size: 9, before: 2 }] : []),
  ];
  const closing = [{ text: `${words.closing} ${publicUrl}/p/verify`, isSoft: true, size: 9, before: 16 }];
  return { trail, values: heading(words.values), closing };
};
