import { TENANT_HEADER } from 'contracts/kernel/tenant-header';
import type { UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client';
import type { Transfer } from './queue.ts';
import type { UploadItem } from './upload-item.ts';

/** By its type alone: the schemas beside it stay out of the bundle. */
export const ENDPOINT: typeof UPLOADS_PATH = '/api/uploads';

export type UploadApi = { token: () => Promise<string | null>; tenant: () => string | null };

/** Bytes of one request: what is lost at most where a proxy keeps a broken one. */
const CHUNK = 8 * 1_048_576;
/** Milliseconds between attempts; each byte that arrives begins the list again. About ten minutes. */
const RETRY_DELAYS = [500, 1_000, 2_000, ...Array.from({ length: 120 }, () => 5_000)];

type Refused = Error & { response: HttpResponse };
const responseOf = (error: Error): HttpResponse | null => {
  if (!('originalResponse' in error)) return null;
  const { originalResponse, causingError } = error as DetailedError;
  return originalResponse ?? (causingError as Partial<Refused> | null)?.response ?? null;
};
export const statusOf = (error: Error): number => responseOf(error)?.getStatus() ?? 0;

/**
 * The client begins anew, from the first byte, after any answer to HEAD that is not a success. That is right where the upload is gone
 * (404, 410); a server that is away for a moment (5xx), or one that has refused the file (422), is heard instead.
 */
export const keepResuming = (request: HttpRequest, response: HttpResponse): void => {
  const status = response.getStatus();
  const isGone = status === 404 || status === 410;
  if (request.getMethod() !== 'HEAD' || isGone || (status >= 200 && status < 300)) return;
  throw Object.assign(new Error(`The upload cannot be resumed: ${status}`), { response }) satisfies Refused;
};

/** What passes by itself: no network, a server that restarts, another request that is still writing. */
export const mayPass = (status: number): boolean => [0, 409, 423, 425, 429].includes(status) || status >= 500;

export const faultOf = (error: Error): string => {
  const body = responseOf(error)?.getBody();
  return (body && /"code":"([a-z-]+)"/.exec(body)?.[1]) || 'upload-failed';
};

/** Each request with the session's token as it is then. */
export const authorized = (api: UploadApi) => async (request: HttpRequest) => {
  const [token, tenant] = [await api.token(), api.tenant()];
  if (token) request.setHeader('Authorization', `Bearer ${token}`);
  if (tenant) request.setHeader(TENANT_HEADER, tenant);
};

/** What the server is to know of an upload beside its bytes. */
const metadataOf = ({ name: filename, filetype, kind, folderId }: UploadItem, sha256: string, about: About) => ({
  ...{ filename, filetype, kind, sha256, folderId },
  ...about,
});
/** Of the place that takes it. */
type About = Record<string, string>;

/** The request that begins an upload, sent again where its answer was lost, begins none beside it (docs/product.md FILE-30). */
export const KEY_HEADER = 'Idempotency-Key';

/** Sends a file by tus 1.0, through lost networks and restarts. */
export const transferByTus =
  (api: UploadApi, about: About = {}): Transfer =>
  ({ item, file, sha256, signal, onUrl, onProgress }) =>
    new Promise((resolve, reject) => {
      const { id, url } = item;
      const upload = new Upload(file, {
        endpoint: ENDPOINT,
        ...(url !== null && { uploadUrl: url }),
        metadata: metadataOf(item, sha256, about),
        chunkSize: CHUNK,
        retryDelays: RETRY_DELAYS,
        storeFingerprintForResuming: false,
        onBeforeRequest: async (request) => {
          if (request.getMethod() === 'POST') request.setHeader(KEY_HEADER, id);
          await authorized(api)(request);
        },
        onAfterResponse: keepResuming,
        onShouldRetry: (error) => mayPass(statusOf(error)),
        onUploadUrlAvailable: () => onUrl(upload.url ?? ''),
        onProgress,
        onSuccess: () => resolve(),
        onError: (error) => reject(new Error(faultOf(error))),
      });
      signal.addEventListener('abort', () => void upload.abort().finally(() => reject(signal.reason)));
      upload.start();
    });

const VERSION = { 'Tus-Resumable': '1.0.0' };
const ask = async ({ token, tenant }: UploadApi, url: string, init: RequestInit): Promise<Response> => {
  const headers = { Authorization: `Bearer ${await token()}`, [TENANT_HEADER]: tenant() ?? '', ...VERSION };
  const answer = await fetch(url, { ...init, headers: { ...headers, ...init.headers } });
  // Whoever has to log in again may take it back afterwards.
  if (mayPass(answer.status) || answer.status === 401) throw new Error('upload-failed');
  return answer;
};

/** Tells the server that the rest of an upload will not come; fails where it could not be told. */
export const removeByTus =
  (api: UploadApi) =>
  async (url: string): Promise<void> =>
    void (await ask(api, url, { method: 'DELETE' }));

const inBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Takes back what an upload left at the server. Where the answer to its beginning was lost, the same request tells which it is. */
export const discardByTus =
  (api: UploadApi, about: About = {}) =>
  async (item: UploadItem): Promise<void> => {
    const remove = removeByTus(api);
    if (item.url !== null || item.sha256 === null) return item.url === null ? undefined : remove(item.url);
    const metadata = Object.entries(metadataOf(item, item.sha256, about));
    const headers = {
      [KEY_HEADER]: item.id,
      'Upload-Length': String(item.size),
      'Upload-Metadata': metadata.map(([name, value]) => `${name} ${inBase64(value)}`).join(','),
    };
    const url = (await ask(api, ENDPOINT, { method: 'POST', headers })).headers.get('Location');
    if (url !== null) await remove(url);
  };
