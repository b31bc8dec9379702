import { Metadata } from '@tus/server';
import { isKeySecret } from 'access/identity/api-key/api-key.secret';
import type { TokenReader } from 'access/identity/session/tokens';
import type { SessionAuth, TenantAuth } from 'contracts/kernel/auth';
import { fieldErrors } from 'contracts/kernel/field-errors';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { TENANT_HEADER } from 'contracts/kernel/tenant-header';
import { TUS_VERSION, UploadMetadata, type UploadRejection } from 'contracts/library/file/upload.commands';
import { uploadFault } from 'contracts/library/file/upload-fault';
import type { Request, Response } from 'express';
import { type Authorize, bearerOf } from 'platform/http/authorize';
import type { Clock } from 'platform/service';
import type { Origin } from '#command-service/http/cause';

export const refused = (status: number, code: UploadRejection) =>
  new Rejection(code, status, { errors: { file: [code] } });

const headerOf = ({ headers }: Request, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Whoever uploads, and for whom: a company, or (`global`) themselves. */
export type Uploader = Origin & { auth: TenantAuth | (SessionAuth & { tenantId: string }) };
type Asking = { authorize: Authorize; clock: Clock };

const credentialsOf = (request: Request) => ({
  authorization: request.headers.authorization,
  tenant: headerOf(request, TENANT_HEADER.toLowerCase()),
  ip: request.ip,
});

/** Nothing is looked up for somebody who is neither logged in nor has a key. */
export const assertKnown = async (request: Request, authorize: Authorize): Promise<void> => {
  const isKey = isKeySecret(bearerOf(request.headers.authorization) ?? '');
  await authorize(credentialsOf(request), isKey ? 'tenant.files.create' : 'authenticated');
};

/**
 * Whose the file is to be: the company's that the request names, the person's own, or of the company that asked them, as whoever works
 * there (`member`), as who reviews there (`reviewer`), as who keeps documents of candidates (`recruiter`) or as a candidate.
 */
export type Owner = 'company' | 'self' | Staff | { answersTo: string };
/** What whoever works at a company brings for no folder of its library, and what that takes. */
const ofStaff = {
  member: 'member',
  reviewer: 'tenant.training.reviews.create',
  recruiter: 'tenant.candidates.documents.create',
} as const;
export type Staff = keyof typeof ofStaff;

/** Who uploads: asked at every request, so that a right that was taken stops the next one. */
export const uploaderOf = async (
  request: Request,
  { locals }: Response,
  { authorize, clock, owner }: Asking & { owner: Owner },
): Promise<Uploader> => {
  const ip = request.ip ?? null;
  const credentials = credentialsOf(request);
  const ofPerson = async (tenantId: string) => {
    const { userId, sid } = (await authorize(credentials, 'authenticated')) as SessionAuth;
    return { userId, sid, tenantId };
  };
  const auth =
    owner === 'company'
      ? ((await authorize(credentials, 'tenant.files.create')) as TenantAuth)
      : owner !== 'self' && typeof owner === 'string'
        ? ((await authorize(credentials, ofStaff[owner])) as TenantAuth)
        : await ofPerson(owner === 'self' ? GLOBAL : owner.answersTo);
  locals.auth = auth;
  const { requestId, correlationId } = locals as { requestId: string; correlationId: string };
  return { auth, ip, now: clock(), requestId, correlationId, idempotencyKey: null, scope: null } as Uploader;
};

/** A value of `Upload-Metadata`, before all of it is looked at. */
const said = (
  request: Request,
  name: 'kind' | 'interviewId' | 'scheduleId' | 'publicTrainingId' | 'assignmentId' | 'candidateId',
): string => {
  const pattern = new RegExp(`(?:^|,)\\s*${name} ([A-Za-z0-9+/=]*)`);
  const [, encoded = ''] = pattern.exec(headerOf(request, 'upload-metadata') ?? '') ?? [];
  return Buffer.from(encoded, 'base64').toString();
};

/** Whose answer begins, of an interview or of a lesson, or who says something about one, or keeps a document; null: it is none of these. */
export const answerer = (request: Request): 'candidate' | Staff | null => {
  if (said(request, 'candidateId') !== '') return 'recruiter';
  if (said(request, 'publicTrainingId') !== '') return 'candidate';
  if (said(request, 'assignmentId') !== '') return 'reviewer';
  if (said(request, 'scheduleId') !== '') return 'member';
  return said(request, 'interviewId') === '' ? null : 'candidate';
};

/** Whether what begins is to be the person's own: a document of their profile, and what a candidate answers with elsewhere. */
export const isForSelf = async (request: Request, tokens: Pick<TokenReader, 'accessToken'>): Promise<boolean> => {
  const kind = said(request, 'kind');
  if (kind !== 'document-answer') return kind === 'profile-document';
  const token = bearerOf(request.headers.authorization);
  return (token && (await tokens.accessToken(token))?.rls.Candidate) === true;
};

export const metadataIn = (request: Request): UploadMetadata => {
  const header = headerOf(request, 'upload-metadata') ?? '';
  let sent: unknown;
  try {
    sent = Metadata.parse(header);
  } catch {
    throw new Rejection('malformed-request', 400, { detail: 'Upload-Metadata is not as tus has it.' });
  }
  const parsed = UploadMetadata.safeParse(sent, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Rejection('validation-failed', 422, { errors: fieldErrors(parsed.error.issues, 'Upload-Metadata') });
};

const required = (field: string) =>
  new Rejection('validation-failed', 422, { errors: { [`Upload-Metadata.${field}`]: ['field-required'] } });

/** Nothing is done for a client that speaks another version; it is told which are known. */
export const assertVersion = (request: Request, response: Response): void => {
  if (headerOf(request, 'tus-resumable') === TUS_VERSION) return;
  response.setHeader('Tus-Version', TUS_VERSION);
  throw new Rejection('tus-version-unsupported', 412);
};

/** How many bytes a recording has is said when it ends. */
export const assertDeferred = (request: Request): void => {
  if (headerOf(request, 'upload-defer-length') !== '1')
    throw new Rejection('malformed-request', 400, { detail: 'Upload-Defer-Length is missing.' });
};

export type Announced = { metadata: UploadMetadata & { sha256: string }; size: number };
/** What is to be uploaded, and how many bytes it has; refused before the first of them where its kind may not have so many. */
export const announced = (request: Request): Announced => {
  const { sha256, ...metadata } = metadataIn(request);
  if (sha256 === undefined) throw required('sha256');
  const size = Number(headerOf(request, 'upload-length') ?? Number.NaN);
  if (!Number.isSafeInteger(size) || size < 0)
    throw new Rejection('malformed-request', 400, { detail: 'Upload-Length is missing.' });
  const fault = uploadFault({ type: metadata.filetype ?? '', size }, metadata.kind);
  if (fault) throw refused(fault === 'file-size-exceeded' ? 413 : 422, fault);
  return { metadata: { ...metadata, sha256 }, size };
};

const refusals: Readonly<Record<number, UploadRejection>> = {
  404: 'upload-not-found',
  409: 'upload-out-of-step',
  410: 'upload-not-found',
  413: 'file-size-exceeded',
  423: 'upload-locked',
};

/** Sends on what the protocol answered; a refusal becomes one of ours. */
export const answerWith = async (response: Response, answer: globalThis.Response): Promise<void> => {
  if (answer.status >= 400) {
    const code = refusals[answer.status];
    if (code) throw new Rejection(code, answer.status === 410 ? 404 : answer.status);
    throw new Rejection('malformed-request', 400, { detail: (await answer.text()).trim().slice(0, 200) });
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.end();
};
