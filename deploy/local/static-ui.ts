import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { problem } from 'contracts/kernel/problem';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const YEAR_SECONDS = 31_536_000;

/** Names of assets hold a hash of their content. */
const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;
const ASK_AGAIN = 'no-cache';

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

const headers = (directives: Record<string, string[]>): RequestHandler =>
  helmet({ strictTransportSecurity: false, contentSecurityPolicy: { useDefaults: false, directives } });

const UI_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  // Lessons play videos by their links (docs/product.md TRA-3).
  mediaSrc: ["'self'", 'blob:', 'https:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};
const pageHeaders = headers(UI_POLICY);
const hashWorkerHeaders = headers({ ...UI_POLICY, scriptSrc: ["'self'", "'wasm-unsafe-eval'"] });
/** A worker has the policy of its own file: this one alone runs WebAssembly, which hashes what is uploaded. */
const HASH_WORKER = /\/assets\/sha256\.worker-[\w-]+\.js$/;

/** Scripts from here alone. Styles also inline: the component library writes them at run time. */
export const uiHeaders: RequestHandler = (request, response, next) =>
  (HASH_WORKER.test(request.path) ? hashWorkerHeaders : pageHeaders)(request, response, next);

/** Narrower: Swagger UI needs its own files, icons in its style sheet, and the API. */
export const apiReferenceHeaders = headers({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
});

type Send = { dist: string; file: string; status?: number };

const send = (request: Request, response: Response, { dist, file, status = 200 }: Send): void => {
  const encoding = ENCODINGS.find(
    ({ name, suffix }) => existsSync(join(dist, file + suffix)) && request.acceptsEncodings(name),
  );
  response.status(status).type(extname(file)).vary('Accept-Encoding');
  response.setHeader('Cache-Control', file.startsWith('assets/') ? FOREVER : ASK_AGAIN);
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  // A folder above may begin with a dot, the files themselves do not.
  response.sendFile(file + (encoding?.suffix ?? ''), { root: dist, cacheControl: false, acceptRanges: false });
};

/** Names as a build makes them; nothing that leads out of its folder. */
const PLAIN_NAME = /^[\w-]+(?:[./][\w-]+)*$/;

const isFileOf = (dist: string, file: string): boolean =>
  PLAIN_NAME.test(file) && (statSync(join(dist, file), { throwIfNoEntry: false })?.isFile() ?? false);

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** A built UI: its files by name, and its one page for every other path, which the router in it reads. */
export const serveUi =
  (dist: string): RequestHandler =>
  (request, response, next) => {
    const file = request.path.slice(1);
    if (!isRead(request)) return next();
    if (isFileOf(dist, file)) return send(request, response, { dist, file });
    if (file.startsWith('assets/')) return next();
    send(request, response, { dist, file: 'index.html' });
  };

/** What no route took: the page that says so for people, a problem for programs. */
export const notFoundPage =
  (dist: string): RequestHandler =>
  (request, response) => {
    if (isRead(request) && request.accepts('html')) {
      return send(request, response, { dist, file: 'index.html', status: 404 });
    }
    response.status(404).type('application/problem+json');
    response.end(JSON.stringify(problem(404, 'not-found')));
  };
