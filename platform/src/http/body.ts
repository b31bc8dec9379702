import { Rejection } from 'contracts/kernel/problem';
import { json, type Request, type Response } from 'express';

/** Bytes of a JSON body; files travel by other ways. */
export const MAX_BODY_BYTES = 1_048_576;

const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;
const parse = json({ limit: MAX_BODY_BYTES, type: () => true });

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The JSON body, `{}` where there is none. Read after the caller was authorized. */
export const readBody = (request: Request, response: Response): Promise<unknown> => {
  if (request.method === 'GET' || request.method === 'HEAD' || !hasBody(request)) return Promise.resolve({});
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
    return Promise.reject(new Rejection('unsupported-media-type', 415, { detail: 'Bodies are application/json.' }));
  }
  return new Promise((resolve, reject) => {
    parse(request, response, (error?: unknown) => (error ? reject(error) : resolve(request.body ?? {})));
  });
};
