import { recordIn } from 'access/recruiting/record-in';
import { GLOBAL, Id } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { answeredAssignment, file, keptWith } from 'contracts/library/file/file.entity';
import { FILE_ID_HEADER, TUS_VERSION, UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import type { IRouter, Request, Response } from 'express';
import { entityState } from '#command-service/entity/entity.state';
import { actorOf, causeOf, type Origin } from '#command-service/http/cause';
import type { UploadNote } from './pieces.ts';
import { openBegin } from './upload.begin.ts';
import {
  answerer,
  answerWith,
  assertKnown,
  assertVersion,
  isForSelf,
  type Owner,
  refused,
  type Uploader,
  uploaderOf,
} from './upload.requests.ts';
import type { UploadContext } from './uploads.ts';

type Serve = (
  named: { id: string; note: UploadNote | undefined; origin: Uploader },
  request: Request,
  response: Response,
) => Promise<void>;

/** Requests of one person that bring bytes at the same time. */
const MAX_AT_ONCE = 10;

/** Uploads by tus 1.0: begun, gone on with after whatever broke, looked at when the last byte is there. */
export const uploadRoutes = (router: IRouter, context: UploadContext): void => {
  const { uploads, store, tokens, authorize, clock } = context;
  const { pieces, stored, settling, tus } = uploads;
  const sending = new Map<string, number>();

  const { begin, beginAnswer } = openBegin(context);

  const idIn = ({ params }: Request): string => {
    const id = String(params.id);
    if (!Id.safeParse(id).success || id !== id.toLowerCase()) throw new Rejection('upload-not-found', 404);
    return id;
  };
  /** An upload on its way or done, and whose it is. */
  const named = async (id: string): Promise<{ note: UploadNote | undefined; owner: Owner }> => {
    const note = await pieces.find(id);
    if (note?.metadata.assignmentId !== undefined) return { note, owner: 'reviewer' };
    if (note?.answer) {
      if ('candidateId' in note.answer) return { note, owner: 'recruiter' };
      const isOfMember = 'assignmentId' in note.answer && note.metadata.publicTrainingId === undefined;
      return { note, owner: isOfMember ? 'member' : { answersTo: note.tenantId } };
    }
    if (note) return { note, owner: note.tenantId === GLOBAL ? 'self' : 'company' };
    if ((await entityState(store, file, { tenantId: GLOBAL, id })).status !== 'absent') return { note, owner: 'self' };
    const tenantId = await stored.ownerOf(id);
    const state = tenantId === null ? null : await entityState(store, file, { tenantId, id });
    const answer = state === null || state.status === 'absent' ? null : state.record.answer;
    if (answer === null || tenantId === null) return { note, owner: 'company' };
    if (keptWith(answer) !== undefined) return { note, owner: 'recruiter' };
    const assignmentId = answeredAssignment(answer);
    const assigned = assignmentId && (await recordIn(store, trainingAssignment, { tenantId, id: assignmentId }));
    return { note, owner: assigned && assigned.source === null ? 'member' : { answersTo: tenantId } };
  };
  /** The upload, if it is theirs who ask. */
  const theirs = (note: UploadNote | undefined, { auth }: Uploader) =>
    note?.tenantId === auth.tenantId && note.userId === actorOf(auth).id ? note : undefined;
  const theirsOrRefused = (note: UploadNote | undefined, origin: Uploader): UploadNote => {
    const own = theirs(note, origin);
    if (!own) throw new Rejection('upload-not-found', 404);
    return own;
  };

  /** Looks at what has come; of a recording that goes on, or whose hash is not known, there is nothing to say yet. */
  const finish = async (note: UploadNote, origin: Origin, response: Response): Promise<boolean> => {
    const settle = async () => {
      if (note.answer) return uploads.settleAnswer(note, causeOf(origin));
      if ((await pieces.offset(note.fileId)) !== note.size) return false;
      await settling.settle(note, causeOf(origin));
      return true;
    };
    const isKept = await settle();
    // A recording is named by its take from the start.
    if (isKept || note.answer) response.setHeader(FILE_ID_HEADER, note.fileId);
    return isKept;
  };

  const receive: Serve = async ({ id, note: found, origin }, request, response) => {
    const note = theirsOrRefused(found, origin);
    const { userId, tenantId } = note;
    if (note.answer?.takeId) await uploads.answers.claim(note.metadata, { userId, tenantId, now: origin.now });
    const at = (sending.get(note.userId) ?? 0) + 1;
    if (at > MAX_AT_ONCE) throw refused(429, 'too-many-uploads');
    sending.set(note.userId, at);
    try {
      const answer = await tus(request, id);
      const now = answer.ok && ((await pieces.find(id)) ?? note);
      const isLast = now && Number(answer.headers.get('upload-offset')) === now.size;
      // A piece may have been lost since it was seen: whoever sends asks how far it has come.
      if (isLast && !(await finish(now, origin, response)) && !now.answer) throw refused(409, 'upload-out-of-step');
      await answerWith(response, answer);
    } finally {
      const left = (sending.get(note.userId) ?? 1) - 1;
      if (left > 0) sending.set(note.userId, left);
      else sending.delete(note.userId);
    }
  };

  /** Whose answer was lost asks where the upload stands: it may have come whole, and been looked at or not. */
  const tell: Serve = async ({ id, note: found, origin }, request, response) => {
    const note = theirs(found, origin);
    if (note && !(await finish(note, origin, response))) return answerWith(response, await tus(request, id));
    const state = await entityState(store, file, { tenantId: origin.auth.tenantId, id });
    const isTheirs = state.status === 'kept' && state.record.uploadedBy === actorOf(origin.auth).id;
    if (!isTheirs || state.record.status !== 'completed') throw new Rejection('upload-not-found', 404);
    const size = note?.size ?? Number(state.record.size);
    const headers = { 'Tus-Resumable': TUS_VERSION, 'Upload-Offset': `${size}`, 'Upload-Length': `${size}` };
    response.setHeader(FILE_ID_HEADER, id);
    return answerWith(response, new globalThis.Response(null, { status: 200, headers }));
  };

  const remove: Serve = async ({ id, note: found, origin }, request, response) => {
    const note = theirsOrRefused(found, origin);
    if (note.answer?.takeId) throw new Rejection('forbidden', 403, { detail: 'What was recorded is not given up.' });
    const answer = await tus(request, id);
    if (answer.ok) await settling.drop(note, causeOf(origin), { reason: 'upload-removed' });
    await answerWith(response, answer);
  };

  // What is spoken here, said to anybody: no company and no upload is in it.
  router.options([UPLOADS_PATH, `${UPLOADS_PATH}/:id`], async (request, response) => {
    response.locals.route = UPLOADS_PATH;
    await answerWith(response, await tus(request, ''));
  });
  router.post(UPLOADS_PATH, async (request, response) => {
    response.locals.route = UPLOADS_PATH;
    assertVersion(request, response);
    const who = answerer(request);
    if (who !== null) return beginAnswer(request, response, who);
    const owner = (await isForSelf(request, tokens)) ? 'self' : 'company';
    await begin(request, response, await uploaderOf(request, response, { authorize, clock, owner }));
  });
  const serve = (method: 'patch' | 'head' | 'delete', handle: Serve) =>
    router[method](`${UPLOADS_PATH}/:id`, async (request, response) => {
      response.locals.route = `${UPLOADS_PATH}/:id`;
      assertVersion(request, response);
      await assertKnown(request, authorize);
      const id = idIn(request);
      const { note, owner } = await named(id);
      const origin = await uploaderOf(request, response, { authorize, clock, owner });
      await handle({ id, note, origin }, request, response);
    });
  serve('patch', receive);
  serve('head', tell);
  serve('delete', remove);
};
