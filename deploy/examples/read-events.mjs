// A reader of Onrecord's events, written from its AsyncAPI document alone: node read-events.mjs <document.json> <broker:port,…> <group> [context…]
// It prints one line for each event, and needs nothing but kafkajs.
import { readFile } from 'node:fs/promises';
import kafkajs from 'kafkajs';

const [file, brokers, groupId, ...wanted] = process.argv.slice(2);
const { channels, components } = JSON.parse(await readFile(file, 'utf8'));

/** The message that a reference of the document leads to. */
const messageOf = ({ $ref }) => components.messages[$ref.split('/').at(-1)];
const chosen = Object.entries(channels).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const known = new Map(
  chosen.flatMap(([, { messages }]) =>
    Object.values(messages).map((reference) => [messageOf(reference).name, messageOf(reference)]),
  ),
);

/** `host:port,host:port`, or `kafkas://user:password@host:port?mechanism=plain` where the cluster wants TLS, or to know who reads. */
const [, scheme, user, password, hosts, mechanism = 'scram-sha-512'] =
  /^(?:(kafkas?):\/\/)?(?:([^:@/]+):([^@/]*)@)?([^/?]+)\/?(?:\?mechanism=(.+))?$/.exec(brokers) ?? [];

const isHidden = (value) => typeof value === 'object' && value !== null && ('sealed' in value || 'erased' in value);

/** Milliseconds after which another of the group goes on with what a dead one had; brokers allow no fewer by themselves. */
const SESSION_MS = 6_000;

/** An event comes at least once: what was seen lately is passed over. A real reader keeps the ids where it keeps its own data. */
const seen = new Set();

const consumer = new kafkajs.Kafka({
  clientId: 'example',
  brokers: hosts.split(','),
  ssl: scheme === 'kafkas',
  ...(user && { sasl: { mechanism, username: decodeURIComponent(user), password: decodeURIComponent(password) } }),
  logLevel: kafkajs.logLevel.NOTHING,
}).consumer({ groupId, sessionTimeout: SESSION_MS });
await consumer.connect();
await consumer.subscribe({ topics: chosen.map(([, { address }]) => address), fromBeginning: true });
await consumer.run({
  eachMessage: async ({ message: { headers, value } }) => {
    const {
      ce_id: id,
      ce_type: type,
      ce_subject: stream,
      ce_time: at,
    } = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, String(text)]));
    const message = known.get(type);
    if (!message || seen.has(id)) return;
    seen.add(id);
    const data = JSON.parse(value);
    const missing = (message.payload.required ?? []).filter((field) => !(field in data));
    if (missing.length > 0) throw new Error(`${type} ${id} lacks ${missing.join(', ')}`);
    const readable = Object.entries(data).filter(([, field]) => !isHidden(field));
    console.log(JSON.stringify({ id, at, title: message.title, stream, data: Object.fromEntries(readable) }));
  },
});
process.once('SIGTERM', () => consumer.disconnect().then(() => process.exit(0)));
