import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleCandidateId, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { problem } from 'contracts/kernel/problem';
import { SystemCommand } from 'contracts/kernel/system-command';
import { readSystemToken } from 'platform/http/system-token';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCommands, unlessRefused } from './command.ts';

const secret = 'a secret of specs that is long enough';
const now = new Date('2026-03-02T09:00:00.000Z');
const eventId = '018f6a10-0000-7000-8000-0000000000e1';
const cause = { eventId, policy: 'p', target: 't', tenantId: exampleTenantId, position: '7', correlationId: 'c-1' };
const command = {
  aggregate: 'candidate' as const,
  type: 'LinkCandidate' as const,
  id: exampleCandidateId,
  data: { userId: exampleUserId },
};

type Seen = { path: string; token: string; body: unknown };
const seen: Seen[] = [];
let answer = { status: 200, body: {} as object };
const textOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString();
const server = createServer(async (request, response) => {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  seen.push({ path: `${request.method} ${request.url}`, token, body: JSON.parse(await textOf(request)) });
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
});
let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
});
const send = (url = apiUrl) => openCommands({ apiUrl: url, secret, clock: () => now });

describe('commands that the workers send', () => {
  it('given a cause, when a command is sent, then it arrives under the shared secret and names event, policy and target', async () => {
    answer = { status: 200, body: { id: exampleCandidateId, position: 'a.42' } };
    expect(await send()(cause, command)).toEqual({ position: 'a.42' });
    const [one] = seen;
    expect(one?.path).toBe('POST /api/system/commands');
    expect(await readSystemToken(one?.token ?? '', secret, now)).toEqual({ process: 'integration-workers' });
    const told = { eventId, policy: 'p', target: 't', correlationId: 'c-1' };
    expect(one?.body).toEqual({ ...command, tenantId: exampleTenantId, cause: told });
    expect(SystemCommand.safeParse(one?.body).success).toBe(true);
  });

  it('given a cause from before chains were kept, when a command is sent for another company, then the event is its root', async () => {
    answer = { status: 200, body: { id: exampleCandidateId, position: 'a.42' } };
    const { correlationId: _, ...older } = cause;
    await send(`${apiUrl}/`)(older, { ...command, tenantId: exampleUserId });
    expect(seen[0]?.path).toBe('POST /api/system/commands');
    expect(seen[0]?.body).toMatchObject({ tenantId: exampleUserId, cause: { correlationId: eventId } });
  });

  it('given a refusal, when it comes, then handlers know it by its code; no answer at all is none', async () => {
    answer = { status: 409, body: problem(409, 'erased') };
    expect(await unlessRefused(send()(cause, command), 'erased')).toBeUndefined();
    await expect(unlessRefused(send()(cause, command), 'not-found')).rejects.toThrow();
    const unreachable = send('http://127.0.0.1:1')(cause, command);
    await expect(unlessRefused(unreachable, 'erased')).rejects.toThrow();
  });
});
