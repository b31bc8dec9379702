import { GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { FileRejection } from 'contracts/library/file/file.entity';
import { displayFileName } from 'contracts/library/file/file-name';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import {
  addMyDocument,
  issueCandidateDocumentTicket,
  removeMyDocument,
} from 'contracts/recruiting/profile/profile-document.endpoints';
import { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import { entityState } from '#command-service/entity/entity.state';
import { answered } from '#command-service/http/answer';
import { causeOf, type Origin } from '#command-service/http/cause';
import { stateOf } from '#command-service/kernel/command';
import { type FileContext, ownFile, ticketAnswer } from '#command-service/library/file/file.routes';
import { type Profile, profileDecider } from './profile.decider.ts';

const documentsIn = (profile: Profile) => (profile.status === 'absent' ? [] : profile.documents);
const missing = () => new Rejection<FileRejection>('file-not-found', 422, { errors: { fileId: ['file-not-found'] } });
const ofPerson = (request: Omit<Origin, 'auth'> & { auth: { userId: string } }) =>
  causeOf({ ...request, auth: { userId: request.auth.userId, tenantId: GLOBAL } });

/** Documents of a profile: their person puts files there, companies they applied to read them (docs/product.md POR-10). */
export const profileDocumentRoutes = (router: IRouter, context: FileContext): void => {
  const { commands, store } = context;

  const add = async (request: RequestOf<typeof addMyDocument>) => {
    const { userId } = request.auth;
    const { fileId: id, type, name } = request.body;
    const found = await ownFile(store, { id, userId });
    if (found?.kind !== 'profile-document') throw missing();
    const { size, mime, extension, type: fileType, scan } = found;
    const content = { size, mime, extension, fileType, scan };
    const { addedAt: _, ...data } = ProfileDocumentView.parse({
      ...{ id, type, name: displayFileName(name), addedAt: request.now.toISOString() },
      ...content,
    });
    const metadata = ofPerson(request);
    const { state, position } = await commands.profile(userId, { type: 'AddProfileDocument', data, metadata });
    const document = documentsIn(state).find((one) => one.id === id);
    if (!document) throw missing();
    return answered(position, document);
  };

  const remove = async (request: RequestOf<typeof removeMyDocument>) => {
    const data = { id: request.params.id };
    const metadata = ofPerson(request);
    const { position } = await commands.profile(request.auth.userId, { type: 'RemoveProfileDocument', data, metadata });
    return answered(position, {});
  };

  const issueTicket = async (request: RequestOf<typeof issueCandidateDocumentTicket>) => {
    const { auth, params, body, now } = request;
    const { tenantId: tenant, userId: sub, sid, permissions } = auth;
    if (!permissions.includes('tenant.candidates.documents.read'))
      throw new Rejection('forbidden', 403, { detail: 'This takes the permission tenant.candidates.documents.read.' });
    const state = await entityState(store, candidate, { tenantId: tenant, id: params.id });
    const { userId, documents: kept } = state.status === 'kept' ? state.record : { userId: null, documents: [] };
    const profile = userId && (await stateOf(store, streamName('profile', GLOBAL, userId), profileDecider));
    const documents = [...kept, ...(profile ? documentsIn(profile) : [])];
    if (!documents.some(({ id }) => id === params.documentId)) throw new Rejection('not-found', 404);
    const right = { of: 'candidate' as const, tenant, candidate: params.id };
    return ticketAnswer(context, { sub, sid, right, file: params.documentId, purpose: body.purpose }, now);
  };

  mount(router, addMyDocument, add, context);
  mount(router, removeMyDocument, remove, context);
  mount(router, issueCandidateDocumentTicket, issueTicket, context);
};
