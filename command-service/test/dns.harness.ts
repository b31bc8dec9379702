import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { decode, encode, type Packet } from 'dns-packet';

/** What a name server answers: texts, or how it fails. */
export type DnsAnswer = readonly string[] | 'nxdomain' | 'servfail' | 'silence';

const RCODE = { nxdomain: 3, servfail: 2 } as const;
/** Bytes of one piece of a text record. */
const PIECE = 200;

const piecesOf = (text: string): string[] => text.match(new RegExp(`.{1,${PIECE}}`, 'g')) ?? [''];

/** A name server on this machine that says what it is told to. */
export const dnsServer = async () => {
  const answers = new Map<string, DnsAnswer>();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const name = questions[0]?.name.toLowerCase() ?? '';
    asked.push(name);
    const answer = answers.get(name) ?? 'nxdomain';
    if (answer === 'silence') return;
    const packet: Packet = {
      type: 'response',
      id: id ?? 0,
      questions,
      flags: typeof answer === 'string' ? RCODE[answer] : 0,
    };
    const records = typeof answer === 'string' ? [] : answer;
    packet.answers = records.map((text) => ({ type: 'TXT', class: 'IN', name, ttl: 60, data: piecesOf(text) }));
    socket.send(encode(packet), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    answers,
    asked,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
};
