import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { comesAgain, type Fault, judged, openPresence, type Tolerance } from './faults.ts';

/** One request that changes something, with the key by which it counts once. */
export type Command = { key: string; path: string; body: object };

/** Somebody of a company, by its subdomain. */
export type Who = { email: string; company: string };
const RECRUITER: Who = { email: 'recruiter@harbor.example', company: 'harbor' };
const CLIENTS = 32;
const DEMO_INTERVIEWS = 150;
/** Interviews that belong to one client alone. */
const OWN = Math.floor(DEMO_INTERVIEWS / CLIENTS);
const PAUSE_MS = 50;
/** An answer that takes longer comes from nobody any more. */
const ANSWER_MS = 15_000;

export type Caller = (method: string, path: string, command?: Pick<Command, 'key' | 'body'>) => Promise<Response>;

/** A recruiter of the demo company, or somebody else of the demo. */
export const loggedIn = async (url: string, { email, company } = RECRUITER): Promise<Caller> => {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': company, 'content-type': 'application/json' };
  return (method, path, command) =>
    fetch(`${url}/api/tenant/${path}`, {
      method,
      headers: command ? { ...headers, 'idempotency-key': command.key } : headers,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(command && { body: JSON.stringify(command.body) }),
    });
};

/** All that the demo has: the read side may still be reading its history. */
const demoInterviews = async (call: Caller): Promise<string[]> => {
  while (true) {
    const interviews = (await (await call('GET', `interviews?range=[0,${DEMO_INTERVIEWS - 1}]`)).json()) as {
      id: string;
    }[];
    if (interviews.length === DEMO_INTERVIEWS) return interviews.map(({ id }) => id);
    await sleep(PAUSE_MS);
  }
};

/**
 * Who sends, as its keys say; how many commands a second all clients send together, by default as many as are answered; and what they
 * may be answered, by default to come again.
 */
export type StormOptions = { name?: string; perSecond?: number; tolerance?: Tolerance };

/** Gives so many places a second, one after the other; those that were missed are not made up for. */
const paced = (perSecond: number): (() => Promise<void>) => {
  let next = performance.now();
  return async () => {
    next = Math.max(next + 1_000 / perSecond, performance.now());
    await sleep(next - performance.now());
  };
};

/** The nth command of a client: of four, one adds a candidate and three move one of the client's own interviews. */
const commandOf = (key: string, [client, nth]: readonly [number, number], interviews: readonly string[]): Command => {
  const turn = nth % (OWN + 1);
  if (turn === 0)
    return { key, path: 'candidates', body: { firstName: 'Storm', lastName: key, email: `${key}@mail.example` } };
  const status = Math.floor(nth / (OWN + 1)) % 2 === 0 ? 'reviewed' : 'considered';
  const interview = interviews[client + CLIENTS * (turn - 1)];
  return { key, path: `interviews/${interview}/status`, body: { status, comment: key } };
};

/** Whoever else changed the same thing at the same moment came first. */
const isOvertaken = (status: number, answer = ''): boolean => status === 409 && answer.includes('concurrent-change');

/** Sends a command until it is acknowledged; resolves with the answer. */
export const send = async (call: Caller, command: Command): Promise<unknown> => {
  while (true) {
    const response = await call('POST', command.path, command).catch(() => undefined);
    const answer = await response?.text().catch(() => undefined);
    if (response?.ok && answer !== undefined) return answer === '' ? null : JSON.parse(answer);
    if (response && !response.ok && response.status < 500 && !isOvertaken(response.status, answer))
      throw new Error(`${command.path} was refused with ${response.status}: ${answer}`);
    await sleep(PAUSE_MS);
  }
};

export type Storm = {
  /** What nobody may get, whatever part is away, and how often it came. */
  faults: ReadonlyMap<Fault, number>;
  /** While this goes on nobody is there at all: what is not answered is no fault then. */
  whileAway<T>(work: () => Promise<T>): Promise<T>;
  /** Keys of the commands that were acknowledged so far. */
  acknowledged: readonly string[];
  /** Resolves once so many more are acknowledged. */
  more(count: number): Promise<void>;
  /** Milliseconds that the slowest command took until it was acknowledged, of those since this was asked last. */
  longestWait(): number;
  /** Resolves once every client's last command is acknowledged. */
  calm(): Promise<void>;
};

/** Clients that send command after command, each until it is acknowledged, whatever becomes of the product meanwhile. */
export const startStorm = async (url: string, options: StormOptions = {}): Promise<Storm> => {
  const { name = 'storm', perSecond, tolerance = comesAgain } = options;
  const turn = perSecond === undefined ? async () => undefined : paced(perSecond);
  const faults = new Map<Fault, number>();
  const presence = openPresence();
  const call: Caller = judged(await loggedIn(url), { faults, presence, tolerance });
  const interviews = await demoInterviews(call);
  const acknowledged: string[] = [];
  let isOver = false;
  let failure: unknown;
  let longestMs = 0;
  const client = async (number: number): Promise<void> => {
    for (let nth = 0; !isOver; nth += 1) {
      await turn();
      const command = commandOf(`${name}-${number}-${nth}`, [number, nth], interviews);
      const began = performance.now();
      await send(call, command);
      acknowledged.push(command.key);
      longestMs = Math.max(longestMs, performance.now() - began);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number))).catch((error) => {
    isOver = true;
    failure = error;
  });
  return {
    ...{ acknowledged, faults, whileAway: presence.whileAway },
    more: async (count) => {
      const wanted = acknowledged.length + count;
      while (acknowledged.length < wanted) {
        if (failure) throw failure;
        await sleep(PAUSE_MS);
      }
    },
    longestWait: () => {
      const waited = longestMs;
      longestMs = 0;
      return waited;
    },
    calm: async () => {
      isOver = true;
      await clients;
      if (failure) throw failure;
    },
  };
};
