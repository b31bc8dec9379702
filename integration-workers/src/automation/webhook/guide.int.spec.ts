import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { examplePayload } from 'contracts/automation/webhook/webhook.examples';
import { verifyCode } from 'contracts/automation/webhook/webhook.guide';
import { newId } from 'contracts/kernel/id';
import { afterEach, describe, expect, it } from 'vitest';
import { openPost } from './post.ts';
import { signedHeaders } from './sign.ts';

const secretOf = () => `whsec_${randomBytes(32).toString('base64')}`;
const codeOf = (wanted: string): string => verifyCode.find(({ language }) => language === wanted)?.code ?? '';

/** The guide's programs as they stand there, which then say where they listen and what they got. */
const consumers = [
  {
    language: 'JavaScript',
    command: 'node',
    args: ['--input-type=module', '-e'],
    rest: `
const handle = (event, id) => console.log(JSON.stringify({ id, type: event.type }));
const server = app.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));`,
    missing: '',
  },
  {
    language: 'Python',
    command: 'python3',
    args: ['-c'],
    rest: `
import json
from werkzeug.serving import make_server

def handle(event, id):
    print(json.dumps({"id": id, "type": event["type"]}), flush=True)

server = make_server("127.0.0.1", 0, app)
print(json.dumps({"port": server.port}), flush=True)
server.serve_forever()`,
    missing:
      spawnSync('python3', ['-c', 'import flask, standardwebhooks']).status === 0
        ? ''
        : 'pip install flask standardwebhooks',
  },
];

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

for (const { language, command, args, rest, missing } of consumers)
  describe.skipIf(missing !== '')(
    `the consumer that the guide shows in ${language}${missing && `: ${missing}`}`,
    () => {
      it('given its secret, when something is sent, then it takes what is signed with it, also beside a new one, and nothing else', async () => {
        const secret = secretOf();
        const program = spawn(command, [...args, codeOf(language) + rest], {
          env: { ...process.env, WEBHOOK_SECRET: secret },
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        closers.push(() => program.kill('SIGKILL'));
        const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
        const said = async () => JSON.parse(String((await lines.next()).value)) as Record<string, unknown>;
        const { port } = await said();
        const post = openPost({ allowPrivate: true });
        const body = JSON.stringify(examplePayload('interview.status-changed'));
        const send = async (secrets: readonly string[], sent = body, at = new Date()) => {
          const id = newId(new Date());
          const headers = signedHeaders(secrets, { id, at, body });
          const answer = await post({ method: 'POST', url: `http://127.0.0.1:${port}/hooks`, headers, body: sent });
          return { id, answer };
        };
        for (const secrets of [[secret], [secretOf(), secret]]) {
          const { id, answer } = await send(secrets);
          expect(answer).toMatchObject({ status: 204 });
          expect(await said()).toEqual({ id, type: 'interview.status-changed' });
        }
        const refused = [
          await send([secretOf()]),
          await send([secret], body.replace('approved', 'rejected')),
          await send([secret], body, new Date(Date.now() - 600_000)),
        ];
        for (const { answer } of refused) expect(answer).toMatchObject({ status: 401 });
      });
    },
  );
