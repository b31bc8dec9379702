import { join } from 'node:path';
import { kafkaAt } from '#deploy/engines/kafka';
import { keptRedis } from '#deploy/engines/redis';
import { openDemoDatabase } from '#deploy/failure/demo-database';
import { startEngine } from '#deploy/failure/engines';
import type { Outside } from '#deploy/failure/outside';
import { gatewayService } from '#deploy/image/gateway.service';
import { freePort } from '#deploy/local/free-port';
import { listen } from '#deploy/local/listen';
import { logFile } from '#deploy/local/log-file';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { localSettings } from '#deploy/local/settings';
import { startSplit } from '#deploy/local/split';
import { throwAwayFolder } from '#deploy/local/throw-away';
import { UPSTREAMS } from '#deploy/local/upstream';
import { untilReady } from '#deploy/test/until';
import { type Link, openLink } from './link.ts';

/** What can be cut: each is the way of all services to it, and of the gateway to a service. */
export const LINKS = ['postgres', 'redis', 'kafka', 'smtp', 'command-service', 'projection-service'] as const;
export type LinkName = (typeof LINKS)[number];

export type LinkedProduct = {
  url: string;
  dataDir: string;
  kafkaUrl: string;
  links: Record<LinkName, Link>;
  close(): Promise<void>;
};

/** The same address by another host, where only the way to it goes through a link. */
const through = ({ host }: Link, url: string): string => url.replace('127.0.0.1', host);

/** The product in three processes with Redis and Kafka, each pair of parts joined by a link of its own. */
export const startLinkedProduct = async (outside: Outside): Promise<LinkedProduct> => {
  const undo: (() => Promise<unknown>)[] = [];
  const hold = async <T>(opening: Promise<T>, close: (opened: T) => Promise<unknown>): Promise<T> => {
    const opened = await opening;
    undo.push(() => close(opened));
    return opened;
  };
  const close = async () => {
    for (const end of undo.reverse()) await end();
  };
  const links = {} as Record<LinkName, Link>;
  try {
    const { folder } = await hold(throwAwayFolder(), (place) => place.discard());
    const link = async (name: LinkName, port: number): Promise<Link> => {
      const number = LINKS.indexOf(name) + 1;
      links[name] = await hold(openLink(name, { number, port, folder }), (opened) => opened.close());
      return links[name];
    };
    const toPort = (name: LinkName, url: string) => link(name, Number(new URL(url).port));
    const settings = localSettings({ PORT: String(await freePort()), DATA_DIR: folder });
    const { url } = settings;
    const database = await hold(openDemoDatabase(folder, url), (opened) => opened.close());

    const redis = await hold(startEngine(keptRedis, join(folder, 'redis')), (server) => server.close());
    const REDIS_URL = redis.settings.REDIS_URL ?? '';
    const kafkaPort = await freePort();
    const kafkaLink = await link('kafka', kafkaPort);
    const kafka = kafkaAt(kafkaLink.host, kafkaPort);
    const { settings: kafkaSettings } = await hold(startEngine(kafka, join(folder, 'kafka')), (server) =>
      server.close(),
    );
    const postgres = await toPort('postgres', database.urls.COMMAND_DATABASE_URL);
    const SMTP_URL = outside.env.SMTP_URL ?? '';
    Object.assign(process.env, outside.env, kafkaSettings, {
      POLICIES_FROM_KAFKA: 'true',
      REDIS_URL: through(await toPort('redis', REDIS_URL), REDIS_URL),
      SMTP_URL: through(await toPort('smtp', SMTP_URL), SMTP_URL),
    });
    const urls = Object.fromEntries(
      Object.entries(database.urls).map(([name, one]) => [name, through(postgres, one)]),
    ) as DatabaseUrls;
    for (const name of UPSTREAMS) await logFile(folder, name);
    const split = await hold(startSplit({ settings, urls, say: () => undefined, revive: true }), (opened) =>
      opened.close(),
    );
    const [commands, reads] = [split.urls['command-service'], split.urls['projection-service']];
    const gateway = gatewayService({
      COMMAND_SERVICE_URL: through(await toPort('command-service', commands), commands),
      PROJECTION_SERVICE_URL: through(await toPort('projection-service', reads), reads),
      INTEGRATION_WORKERS_URL: split.urls['integration-workers'],
      PUBLIC_URL: url,
    });
    await hold(listen(settings, { onRequest: gateway.handle }), (opened) => opened.close());
    await untilReady(url);
    return { url, dataDir: folder, kafkaUrl: kafkaSettings.KAFKA_URL ?? '', links, close };
  } catch (error) {
    await close();
    throw error;
  }
};
