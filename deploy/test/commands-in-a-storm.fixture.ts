import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { staff } from './staff.fixture.ts';

/** One request that changes something, with the key by which it counts once. */
export type Wish = { key: string; path: string; body: object };

const CLIENTS = 32;
const DEMO_INTERVIEWS = 150;
const PAUSE_MS = 50;

type Caller = (method: string, path: string, wish?: Pick<Wish, 'key' | 'body'>) => Promise<Response>;

/** A recruiter of the demo company. */
export const loggedIn = async (url: string): Promise<Caller> => {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: staff.recruiter, password: DEMO_PASSWORD }),
  });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': 'harbor', 'content-type': 'application/json' };
  return (method, path, wish) =>
    fetch(`${url}/api/tenant/${path}`, {
      method,
      headers: wish ? { ...headers, 'idempotency-key': wish.key } : headers,
      ...(wish && { body: JSON.stringify(wish.body) }),
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

/** Wishes for every client: of four, one adds a candidate and three move one of the client's own interviews. */
export const drawWishes = async (call: Caller, total: number): Promise<Wish[][]> => {
  const interviews = await demoInterviews(call);
  const wishes = Array.from({ length: CLIENTS }, (): Wish[] => []);
  for (let index = 0; index < total; index += 1) {
    const client = index % CLIENTS;
    const round = Math.floor(index / CLIENTS);
    const key = randomUUID();
    const interview = interviews[client + CLIENTS * (round % Math.floor(interviews.length / CLIENTS))];
    wishes[client]?.push(
      round % 4 === 0
        ? { key, path: 'candidates', body: { firstName: 'Storm', lastName: key, email: `${key}@mail.example` } }
        : {
            key,
            path: `interviews/${interview?.id}/status`,
            body: { status: Math.floor(round / 4) % 2 === 0 ? 'reviewed' : 'considered', comment: key },
          },
    );
  }
  return wishes;
};

/** Sends all wishes, each until it is acknowledged; tells after each how many are. */
export const sendAll = async (
  call: Caller,
  wishes: Wish[][],
  onAcknowledged: (count: number) => void,
): Promise<void> => {
  let acknowledged = 0;
  const send = async (wish: Wish): Promise<void> => {
    while (true) {
      const response = await call('POST', wish.path, wish).catch(() => undefined);
      await response?.body?.cancel().catch(() => undefined);
      if (response?.ok) break;
      if (response && response.status < 500) throw new Error(`${wish.path} was refused with ${response.status}`);
      await sleep(PAUSE_MS);
    }
    acknowledged += 1;
    onAcknowledged(acknowledged);
  };
  await Promise.all(
    wishes.map(async (own) => {
      for (const wish of own) await send(wish);
    }),
  );
};
