import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { freePort } from '#deploy/local/free-port';
import type { Front } from '#deploy/local/gateway';
import { goneWithin, signal } from '#deploy/local/postgres/process';
import { sentence } from '#deploy/local/sentence';
import { ROOT } from '#deploy/local/settings';

const ANSWER_MS = 60_000;
const POLL_MS = 100;
const STOP_MS = 5_000;

/** Where each UI's development server finds its own files; every other page of it is one of these. */
const BASES = {
  'admin-ui': '/t/',
  'admin-ui/landlord': '/landlord/',
  'candidate-ui': '/a/',
  'api-reference': '/api/docs/',
} as const;
type Ui = keyof typeof BASES;

type Proxy = ReturnType<typeof createProxyMiddleware>;
export type DevelopmentPages = Front & { close(): Promise<void> };

const startVite = async (ui: Ui): Promise<{ child: ChildProcess; target: string }> => {
  const port = await freePort();
  const child = spawn(
    join(ROOT, 'node_modules', '.bin', 'vite'),
    ['--host=127.0.0.1', `--port=${port}`, '--strictPort'],
    {
      cwd: join(ROOT, ui),
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    },
  );
  const target = `http://127.0.0.1:${port}`;
  const until = performance.now() + ANSWER_MS;
  while (!(await fetch(target + BASES[ui]).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > until)
      throw sentence(`The development server of ${ui} did not start.`);
    await sleep(POLL_MS);
  }
  return { child, target };
};

const uiOf = (url = '/'): Ui => {
  const isBelow = (prefix: string) => new RegExp(`^${prefix}(?:[/?]|$)`).test(url);
  if (isBelow('/landlord')) return 'admin-ui/landlord';
  if (isBelow('/api/docs')) return 'api-reference';
  return isBelow('/t') ? 'admin-ui' : 'candidate-ui';
};

/** The pages of all UIs from their sources, each change at once in the browser. */
export const developmentPages = async (): Promise<DevelopmentPages> => {
  const uis = Object.keys(BASES) as Ui[];
  const servers = await Promise.all(uis.map(startVite));
  const proxies = Object.fromEntries(
    uis.map((ui, index) => [
      ui,
      createProxyMiddleware({
        target: servers[index]?.target,
        ws: true,
        // A UI's one page stands for each address below it; that of candidates at /c and /e too.
        pathRewrite: (path) => (path.startsWith(BASES[ui]) ? path : BASES[ui]),
      }),
    ]),
  ) as Record<Ui, Proxy>;
  return {
    pages: (request, response) => {
      if (request.url === '/') return void response.writeHead(302, { Location: '/a/login' }).end();
      void proxies[uiOf(request.url)](request, response, () => response.writeHead(502).end());
    },
    onUpgrade: (request, socket, head) => proxies[uiOf(request.url)].upgrade(request, socket, head),
    close: async () => {
      for (const { child } of servers) {
        if (child.pid === undefined) continue;
        signal(child.pid, 'SIGTERM');
        if (!(await goneWithin(child.pid, STOP_MS))) signal(child.pid, 'SIGKILL');
      }
    },
  };
};
