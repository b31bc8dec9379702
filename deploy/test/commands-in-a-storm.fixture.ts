import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { staff } from './staff.fixture.ts';

/** One request that changes something, with the key by which it counts once. */
export type StormCommand = { key: string; path: string; body: object };

const CLIENTS = 32;
const DEMO_INTERVIEWS = 150;
const PAUSE_MS = 50;

type Caller = (method: string, path: string, command?: Pick<StormCommand, 'key' | 'body'>) => Promise<Response>;

/** A recruiter of the demo company. */
export const loggedIn = async (url: string): Promise<Caller> => {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: staff.recruiter, password: DEMO_PASSWORD }),
  });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': 'harbor', 'content-type': 'application/json' };
  return (method, path, command) =>
    fetch(`${url}/api/tenant/${path}`, {
      method,
      headers: command ? { ...headers, 'idempotency-key': command.key } : headers,
      ...(command && { body: JSON.stringify(command.body) }),
    });
};

/** All that the demo has: the read side may still be reading its history. */
const demoInterviews = async (call: Caller): Promise<{ id: string }[]> => {
  while (true) {
    const interviews = (await (await call('GET', `interviews?range=[0,${DEMO_INTERVIEWS - 1}]`)).json()) as {
      id: string;
    }[];
    if (interviews.length === DEMO_INTERVIEWS) return interviews;
    await sleep(PAUSE_MS);
  }
};

/** Commands for every client: of four, one adds a candidate and three move one of the client's own interviews. */
export const drawCommands = async (call: Caller, total: number): Promise<StormCommand[][]> => {
  const interviews = await demoInterviews(call);
  const commands = Array.from({ length: CLIENTS }, (): StormCommand[] => []);
  for (let index = 0; index < total; index += 1) {
    const client = index % CLIENTS;
    const round = Math.floor(index / CLIENTS);
    const key = randomUUID();
    const interview = interviews[client + CLIENTS * (round % Math.floor(interviews.length / CLIENTS))];
    commands[client]?.push(
      round % 4 === 0
        ? { key, path: 'candidates', body: { firstName: 'Storm', lastName: key, email: `${key}@mail.example` } }
        : {
            key,
            path: `interviews/${interview?.id}/status`,
            body: { status: Math.floor(round / 4) % 2 === 0 ? 'reviewed' : 'considered', comment: key },
          },
    );
  }
  return commands;
};

/** Sends all commands, each until it is acknowledged; tells after each how many are. */
export const sendAll = async (
  call: Caller,
  commands: StormCommand[][],
  onAcknowledged: (count: number) => void,
): Promise<void> => {
  let acknowledged = 0;
  const send = async (command: StormCommand): Promise<void> => {
    while (true) {
      const response = await call('POST', command.path, command).catch(() => undefined);
      await response?.body?.cancel().catch(() => undefined);
      if (response?.ok) break;
      if (response && response.status < 500) throw new Error(`${command.path} was refused with ${response.status}`);
      await sleep(PAUSE_MS);
    }
    acknowledged += 1;
    onAcknowledged(acknowledged);
  };
  await Promise.all(
    commands.map(async (own) => {
      for (const command of own) await send(command);
    }),
  );
};
