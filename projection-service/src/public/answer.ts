import { languageTag } from 'contracts/kernel/language-tag';
import type { Request, Response } from 'express';
import { encodingFor } from 'platform/http/encoding';
import type { Body } from './body.ts';
import type { Page } from './render.ts';

/** Kept by browsers and proxies, and asked for again each time: what is closed is gone at once. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

type Sent = {
  type: string;
  body: Body /** Gains nothing by being compressed. */;
  isPacked?: boolean;
  status?: number;
  updatedAt?: string | undefined;
};

/** Answers with a text that whoever asks may keep, or says that theirs is still good. */
export const answerText = async (request: Request, response: Response, sent: Sent): Promise<void> => {
  const { status = 200, updatedAt, type, body, isPacked = false } = sent;
  response.setHeader('Cache-Control', ASK_AGAIN);
  response.statusCode = status;
  if (status === 200) {
    response.setHeader('ETag', body.etag);
    if (updatedAt) response.setHeader('Last-Modified', new Date(updatedAt).toUTCString());
    if (request.fresh) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  const encoding = isPacked ? 'identity' : encodingFor(request, body.bytes);
  const bytes = await body.in(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
};

export const answerPage = (
  request: Request,
  response: Response,
  { page, ...rest }: { page: Page; status?: number; updatedAt?: string },
): Promise<void> => {
  response.setHeader('Vary', 'Accept-Encoding, Accept-Language');
  response.setHeader('Content-Language', languageTag(page.locale));
  response.setHeader('Content-Security-Policy', page.policy);
  // It knows no list of sites; its policy says which.
  if (page.isFramed) response.removeHeader('X-Frame-Options');
  return answerText(request, response, { body: page.body, ...rest, type: 'text/html; charset=utf-8' });
};
