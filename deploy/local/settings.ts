import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentence } from '#deploy/local/sentence';

/** The project's folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const MAX_PORT = 65_535;

export type LocalSettings = {
  host: string;
  port: number;
  /** Where those who run it ask how it is; port 0: any free one. */
  internal: { host: string; port: number };
  /** Where people reach the product. */
  url: string;
  /** Where the services reach each other: on this machine, whatever stands in front of it. */
  apiUrl: string;
  /** Absolute. */
  dataDir: string;
  demo: boolean;
};

const portOf = (setting: string, text: string, least: number): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= least && port <= MAX_PORT) return port;
  throw sentence(`${setting} must be a number from ${least} to ${MAX_PORT}; it is ${JSON.stringify(text)}.`);
};

export const urlOf = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

/** What people may set for the commands of this machine: HOST, PORT, INTERNAL_HOST, INTERNAL_PORT, DATA_DIR, ONRECORD_DEMO, PUBLIC_URL. */
export const localSettings = (env: NodeJS.ProcessEnv = process.env): LocalSettings => {
  const host = env.HOST || '127.0.0.1';
  const port = portOf('PORT', env.PORT || '8080', 1);
  return {
    host,
    port,
    internal: {
      host: env.INTERNAL_HOST || '127.0.0.1',
      port: portOf('INTERNAL_PORT', env.INTERNAL_PORT || '0', 0),
    },
    url: env.PUBLIC_URL || urlOf(host, port),
    apiUrl: urlOf(host, port),
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    demo: (env.ONRECORD_DEMO ?? '1') !== '0',
  };
};

/** Milliseconds since the command was given, installation included. */
export const sinceCommand = (): number => Date.now() - Number(process.env.ONRECORD_COMMAND_AT || Date.now());

export const filesFolder = (dataDir: string): string => join(dataDir, 'files');
export const logFolder = (dataDir: string): string => join(dataDir, 'logs');
