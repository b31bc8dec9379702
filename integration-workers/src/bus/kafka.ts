import type { Kafka, KafkaConfig, logLevel } from 'kafkajs';
import type { Logger } from 'pino';

type Mechanism = 'plain' | 'scram-sha-256' | 'scram-sha-512';
const byDefault: Mechanism = 'scram-sha-512';

/** Brokers of `kafka://user:password@host:9092,host:9092?mechanism=plain`, with TLS for `kafkas://`. */
export const kafkaOptions = (url: string): Pick<KafkaConfig, 'brokers' | 'ssl' | 'sasl'> => {
  const [, scheme, user, password = '', hosts = '', mechanism = byDefault] =
    /^(kafkas?):\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/@?]+)\/?(?:\?mechanism=(plain|scram-sha-256|scram-sha-512))?$/.exec(
      url,
    ) ?? [];
  if (!scheme) throw new Error('KAFKA_URL is not kafka://host:port, with commas between brokers.');
  const [username, secret] = [user ?? '', password].map(decodeURIComponent);
  return {
    brokers: hosts.split(','),
    ssl: scheme === 'kafkas',
    ...(username && { sasl: { mechanism: mechanism as 'plain', username, password: secret ?? '' } }),
  };
};

/** A client of the cluster, loaded where one is configured. */
export const openKafka = async (url: string, clientId: string, log: Pick<Logger, 'warn'>): Promise<Kafka> => {
  const { Kafka: Client } = await import('kafkajs');
  const warnings: logLevel = 2;
  return new Client({
    clientId,
    ...kafkaOptions(url),
    logLevel: warnings,
    logCreator:
      () =>
      ({ log: { message, error } }) =>
        log.warn({ error: error ?? undefined }, `kafka: ${message}`),
  });
};
