import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { openPost, type PostOptions } from './post.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const consumer = async (answer?: Parameters<typeof openConsumer>[0]): Promise<Consumer> => {
  const opened = await openConsumer(answer);
  closers.push(opened.close);
  return opened;
};
/** A server that says and keeps silent what it wants, byte by byte. */
const rawServer = async (onConnect: (socket: Socket) => void) => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnect(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

/** A server whose certificate it has made out to a name. */
const secureServer = async (name: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'onrecord-tls-'));
  closers.push(() => rm(folder, { recursive: true }));
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=consumer', '-addext', `subjectAltName=${name}`];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    keyFile,
    '-out',
    certificateFile,
  ];
  await promisify(execFile)('openssl', [...made, ...subject]);
  const [key, certificate] = await Promise.all([readFile(keyFile, 'utf8'), readFile(certificateFile, 'utf8')]);
  const server = createSecureServer({ key, cert: certificate }, (_request, response) => response.end('thanks'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => server.close());
  return { certificate, url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/` };
};

const send = (url: string, options: Partial<PostOptions> = {}) =>
  openPost({ allowPrivate: true, totalMs: 400, bodyMs: 200, ...options })({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'webhook-id': 'w' },
    body: '{"é":1}',
  });

describe('a POST to a consumer', () => {
  it('given a consumer, when it answers, then status, headers and body come back, and it got what was sent', async () => {
    const { url, received } = await consumer((_request, response) => {
      response.writeHead(202, { 'x-seen': 'yes' }).end('thanks');
    });
    const answer = await send(url);
    expect(answer).toMatchObject({ status: 202, headers: { 'x-seen': 'yes' }, body: 'thanks' });
    expect(received).toMatchObject([{ body: '{"é":1}', headers: { 'webhook-id': 'w', 'content-length': '8' } }]);
  });

  it('given a redirect, when answered, then it is not followed', async () => {
    const inner = await consumer();
    const outer = await consumer((_request, response) => {
      response.writeHead(307, { location: inner.url }).end();
    });
    expect(await send(outer.url)).toMatchObject({ status: 307 });
    expect(inner.received).toEqual([]);
  });

  it('given an answer whose body never ends, when read, then it is cut off with its status known', async () => {
    let written = 0;
    const { url } = await consumer((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('drip'), 5);
      response.on('close', () => clearInterval(timer));
    });
    expect(await send(url)).toMatchObject({ status: 200 });
    const flood = await consumer((_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384))) written += 16_384;
      };
      response.on('drain', pour);
      pour();
    });
    const answer = await send(flood.url, { bodyMs: 60_000, totalMs: 60_000 });
    expect('body' in answer && answer.body.length).toBe(65_536);
    expect(written).toBeLessThan(20_000_000);
  });

  it('given a head that comes too slowly, or silence, when waited for, then it is given up', async () => {
    const slow = await rawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-drip: 1\r\n'), 10);
      socket.on('close', () => clearInterval(timer));
    });
    const silent = await rawServer(() => undefined);
    for (const url of [slow, silent]) expect(await send(url)).toEqual({ fault: 'timeout', detail: null });
  });

  it('given nobody there, an answer that is no HTTP or one that breaks off, when sent, then it is a fault or what came', async () => {
    expect(await send('http://127.0.0.1:1/')).toEqual({ fault: 'connection', detail: 'ECONNREFUSED' });
    const nonsense = await rawServer((socket) => socket.end('hello\r\n\r\n'));
    expect(await send(nonsense)).toMatchObject({ fault: 'connection' });
    const broken = await rawServer((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly this', () => socket.destroy()),
    );
    expect(await send(broken)).toMatchObject({ status: 200, body: 'only this' });
    const manyHeaders = await rawServer((socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`));
    expect(await send(manyHeaders)).toMatchObject({ fault: 'connection', detail: 'HPE_HEADER_OVERFLOW' });
  });

  it('given no TLS, a certificate that nobody vouches for or one of another name, when sent by https, then it is refused', async () => {
    const plain = await rawServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'));
    expect(await send(plain.replace('http:', 'https:'))).toMatchObject({ fault: 'connection' });
    const [own, other] = [await secureServer('IP:127.0.0.1'), await secureServer('DNS:payroll.example')];
    const unknown = await send(own.url, { totalMs: 60_000 });
    expect(unknown).toEqual({ fault: 'connection', detail: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    const known = getCACertificates('default');
    setDefaultCACertificates([...known, own.certificate, other.certificate]);
    closers.push(async () => setDefaultCACertificates(known));
    expect(await send(own.url, { totalMs: 60_000 })).toMatchObject({ status: 200 });
    expect(await send(other.url, { totalMs: 60_000 })).toEqual({
      ...{ fault: 'connection', detail: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    });
  });

  it.each([
    ...[
      '127.0.0.1',
      'localhost',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
    ],
    ...['[::ffff:7f00:1]', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '[::]', '100.64.0.1'],
    ...['[fe80::1]', '[fc00::1]', '[64:ff9b::7f00:1]', '224.0.0.1', '255.255.255.255', 'LOCALHOST', '127。0。0。1'],
  ])('given the private address %s, when sent to, then it is refused before a byte leaves', async (host) => {
    const { port, received } = await consumer();
    for (const scheme of ['http', 'https'])
      expect(await send(`${scheme}://${host}:${port}/`, { allowPrivate: false })).toEqual({
        fault: 'address-private',
        detail: null,
      });
    expect(received).toEqual([]);
  });

  it('given a name that resolves to a private address, also among public ones, when sent to, then it is refused', async () => {
    const { port, received } = await consumer();
    for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1'])
      for (const addresses of [[address], ['93.184.216.34', address]]) {
        const found = addresses.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 }));
        const lookup: PostOptions['lookup'] = (_name, options, done) =>
          options.all ? done(null, found) : done(null, found.at(-1)?.address ?? '', 4);
        expect(await send(`http://innocent.example:${port}/`, { allowPrivate: false, lookup })).toEqual({
          fault: 'address-private',
          detail: null,
        });
      }
    expect(received).toEqual([]);
  });
});
