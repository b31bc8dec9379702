import type pg from 'pg';

/**
 * A database's address may lead to a pooler that lends a connection for one transaction; `?session=host:port` then says where the server
 * itself is.
 */
const SESSION = 'session';

export const isPooled = (url: string): boolean => new URL(url).searchParams.has(SESSION);

/** Where a connection is one's own, to listen or to hold a lock beyond a transaction. */
export const sessionUrl = (url: string): string => {
  const own = new URL(url);
  const server = own.searchParams.get(SESSION);
  if (server === null) return url;
  // Without a port of its own it would keep the pooler's.
  own.port = '';
  own.host = server;
  own.searchParams.delete(SESSION);
  return own.href;
};

/** Lets a client send its statements without names: the next transaction's connection would not know them. */
export const withoutNames = (client: pg.ClientBase): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const unnamed = (config: unknown) =>
    typeof config === 'object' && config !== null && 'name' in config ? { ...config, name: undefined } : config;
  Object.assign(client, { query: (config: unknown, ...more: unknown[]) => query(unnamed(config), ...more) });
};
