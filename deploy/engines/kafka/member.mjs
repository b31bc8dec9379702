// A member of a group, to be killed: `member.mjs <kafka://host:port> <group> <topic>…`.
import { Kafka } from 'kafkajs';

const [url = '', groupId = '', ...topics] = process.argv.slice(2);
const brokers = url.replace(/^kafkas?:\/\//, '').split(',');
const consumer = new Kafka({ brokers }).consumer({ groupId, sessionTimeout: 3_000, heartbeatInterval: 1_000 });
await consumer.connect();
await consumer.subscribe({ topics });
// It takes and does nothing: what it was given is for whoever comes after it.
await consumer.run({ autoCommit: false, eachMessage: async () => undefined });
