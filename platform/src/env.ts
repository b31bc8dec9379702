import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.stringbool().default(false);
/** Paths are put behind it. */
const base = z.url().transform((url) => url.replace(/\/+$/, ''));
/** An IP address, perhaps with a port: `127.0.0.1:5353`, `[::1]:5353`. */
const isServer = (server: string): boolean => {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/.exec(server) ?? [];
  return isIP(bracketed ?? plain ?? server) > 0;
};
const servers = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every(isServer), 'must be IP addresses with commas between');

/**
 * Database of one purpose, with the role that may do just that. Through a pooler that lends connections for a transaction:
 * `postgres://role:password@pooler:6432/onrecord?session=host:port`, where host is the server's.
 */
const databases = {
  /** Superuser, for migrations alone: makes roles and databases of the others' names and passwords. */
  SUPERUSER_DATABASE_URL: z.url().optional(),
  /** Owner: runs migrations, nothing else. */
  OWNER_DATABASE_URL: z.url(),
  /** Appends and reads events; writes the access tables; reads the signing key. */
  COMMAND_DATABASE_URL: z.url(),
  /** Reads events; owns and writes the read models. */
  PROJECTOR_DATABASE_URL: z.url(),
  /** Answers reads, under row-level security. */
  READER_DATABASE_URL: z.url(),
  /** Reads events; owns jobs, ledger and outbox. */
  WORKER_DATABASE_URL: z.url(),
  /** Keys of personal data: another database. */
  KEYS_DATABASE_URL: z.url(),
};

/** Every setting of every service. Each process reads those it needs, once, in its main.ts. */
const settings = z.object({
  ...databases,
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8080),
  /** Where `/readyz` with its parts and `/metrics` are, for nobody but who runs the product. 0: any free port, which the log says. */
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  INTERNAL_PORT: port.default(0),
  /** Seconds that a process asked to stop still serves, while `/healthz` already says 503: until proxies in front have noticed. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Seconds that requests under way get to finish after that: an upload, an export. Whatever starts the process must wait for longer. */
  GRACE_SECONDS: z.coerce.number().min(0).max(900).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Where people reach the product: used in mails and cookies. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:8080'),
  /** Where the gateway finds each service; behind each address may be several. */
  COMMAND_SERVICE_URL: base,
  PROJECTION_SERVICE_URL: base,
  INTEGRATION_WORKERS_URL: base,
  /** Where workers read and send commands. */
  API_URL: z.url().default('http://127.0.0.1:8080'),
  /** `smtp://user:password@host:port`; without it mail is kept in the development mailbox. */
  SMTP_URL: z.url().optional(),
  /** Domain whose mails somebody posts to us (docs/inbound-mail.md), and the secret under which they do. */
  INBOUND_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain')
    .optional(),
  INBOUND_SECRET: z
    .string()
    .min(16)
    .regex(/^[\w.~+/-]+=*$/, 'must be fit for a bearer token')
    .optional(),
  MAIL_FROM: z.string().default('Onrecord <no-reply@onrecord.example>'),
  /** Requests a minute from one address on auth routes, and on all others. 0 switches the limit off. */
  RATE_LIMIT_AUTH: z.coerce.number().int().min(0).default(20),
  RATE_LIMIT_API: z.coerce.number().int().min(0).default(6_000),
  /** Commands a minute that policies send for one company; ten times as many for all. 0 switches the limit off. */
  RATE_LIMIT_SYSTEM: z.coerce.number().int().min(0).default(6_000),
  /** Minutes an access token lives, and minutes after that in which it can be refreshed. */
  TOKEN_MINUTES: z.coerce.number().positive().default(15),
  REFRESH_MINUTES: z.coerce
    .number()
    .positive()
    .default(7 * 24 * 60),
  /** Proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  /** Connections of each pool. */
  POOL_SIZE: z.coerce.number().int().min(1).default(8),
  /** Lanes of the companies' projections, by company; the same for all processes. Another number builds the tables anew. */
  PROJECTION_LANES: z.coerce.number().int().min(1).max(64).default(1),
  SECURE_COOKIES: flag,
  /** Name servers that are asked for the records of companies' domains; default: the system's. */
  DNS_SERVERS: servers,
  /** Lets webhooks reach addresses of this machine and its network: for development, never for guests. */
  WEBHOOK_ALLOW_PRIVATE: flag,
  /** Folder of the files that people upload; every service on the machine reads the same. */
  FILES_DIR: z.string().refine(isAbsolute, 'must be an absolute path'),
  /** `https://key:secret@host/bucket?region=…`: files are kept there, in the place of FILES_DIR. */
  S3_URL: z.url().optional(),
  /** Bytes that the files of one company may take up. */
  STORAGE_QUOTA_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(50 * 1_073_741_824),
  /** `esdb://user:password@host:2113?tls=true` (a cluster: `esdb://a:2113,b:2113`): events are kept in EventStoreDB, and not in Postgres. */
  EVENT_STORE_URL: z
    .string()
    .regex(
      /^esdb(?:\+discover)?:\/\/(?:[^:@/?]+:[^@/?]+@)?[^:,@/?]+(?::\d+)?(?:,[^:,@/?]+(?::\d+)?)*\/?(?:\?[^?]*)?$/,
      'must be esdb://host:port',
    )
    // The client asks the first of them alone, whose death would stop all.
    .refine((url) => !/^esdb\+discover:[^?]*,/.test(url), 'esdb+discover takes one name; a list of hosts is esdb://a,b')
    .optional(),
  /**
   * `kafka://user:password@host:port,host:port` (`kafkas` with TLS): every event is published there. `?mechanism=plain`, `scram-sha-256`
   * or `scram-sha-512` (default) says how the user is known.
   */
  KAFKA_URL: z
    .string()
    .regex(
      /^kafkas?:\/\/(?:[^:@/]*(?::[^@/]*)?@)?[^/@?]+:\d+\/?(?:\?mechanism=(?:plain|scram-sha-(?:256|512)))?$/,
      'must be kafka://host:port, with ?mechanism=plain|scram-sha-256|scram-sha-512 where need be',
    )
    .optional(),
  /** Policies follow the events on KAFKA_URL, as a group of all processes, and not those of the store. */
  POLICIES_FROM_KAFKA: flag,
  /** After which a process of that group that died is missed; 3000 where the brokers' `group.min.session.timeout.ms` allows it. */
  KAFKA_SESSION_MS: z.coerce.number().int().min(1_500).max(60_000).default(6_000),
  /** `redis://user:password@host:port`: jobs wait there, and not in Postgres. It must not evict keys. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** `tcp://host:port` of a clamd that looks through uploads; without it they say that nobody did. */
  CLAMD_URL: z.url().optional(),
  /** `required`: the workers do not start where ffmpeg would run in a sandbox that is not whole; else they say so. */
  MEDIA_SANDBOX: z.enum(['wanted', 'required']).default('wanted'),
  /** PKCS#12 file with the RSA key and certificate that finished contracts are signed with; without it one is made and kept. */
  DOCUMENT_CERTIFICATE: z.string().refine(isAbsolute, 'must be an absolute path').optional(),
  DOCUMENT_CERTIFICATE_PASSWORD: z.string().optional(),
  /** Shared by our own processes: with it workers send commands. */
  SYSTEM_SECRET: z.string().min(32),
  /** `http://host:4318`: a collector of traces (OTLP over HTTP). Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of traces that are kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});
export type Settings = z.infer<typeof settings>;

const wrong = (faults: string): Error => new Error(`These environment variables are missing or wrong: ${faults}`);

/** The variable, or what `NAME_FILE` leads to, as orchestrators hand over secrets. One that is empty is not set. */
const given = (name: string): string | undefined => {
  const { [name]: value, [`${name}_FILE`]: file } = process.env;
  if (value || !file) return value || undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw wrong(`${name}_FILE: no readable file`);
  }
};

export const SETTING_NAMES = Object.keys(settings.shape) as (keyof Settings)[];

/** Whether a process that reads this setting does not start without it. */
export const isRequired = (name: keyof Settings): boolean => !settings.shape[name].safeParse(undefined).success;

/** The settings named, read from the environment; a missing or malformed one ends the process with one clear sentence. */
export const readEnv = <const K extends keyof Settings>(names: readonly K[]): Pick<Settings, K> => {
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Record<K, true>;
  const values = Object.fromEntries(names.map((name) => [name, given(name)]));
  const parsed = settings.pick(mask as never).safeParse(values);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw wrong(faults.join('; '));
  }
  return parsed.data as Pick<Settings, K>;
};

/** Where the events are, where it is not Postgres. */
export const eventStoreUrl = (): string | undefined => readEnv(['EVENT_STORE_URL']).EVENT_STORE_URL;
