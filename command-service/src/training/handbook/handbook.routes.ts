import { isDeepStrictEqual } from 'node:util';
import { publishedHandbook } from 'access/training/published';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Command } from 'contracts/kernel/message';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { restoreHandbookVersion } from 'contracts/training/handbook/handbook.endpoints';
import { handbookDocument } from 'contracts/training/handbook/handbook.entity';
import type { HandbookContent, HandbookRejection } from 'contracts/training/handbook/handbook.fields';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';
import { causeOf } from '#command-service/http/cause';
import { refuseFaults } from '#command-service/recruiting/question/question.decider';
import type { ScheduleContext } from '#command-service/training/schedule/schedule.routes';
import { refuseHandbook } from './handbook.decider.ts';
import { withKnownParts } from './known-parts.ts';

type Written = { kind?: string; ownerId?: string | null; reviewerIds?: string[] };
export type HandbookContext = ScheduleContext & { store: EventStore };

const POLICIES: Permission = 'tenant.app.training.policies';

/** Who writes policies holds the permission of policies too (docs/product.md HBK-4). */
export const assertPolicies = ({ permissions }: TenantAuth, kinds: readonly unknown[]): void => {
  if (kinds.includes('policy') && !permissions.includes(POLICIES))
    throw new Rejection('forbidden', 403, { detail: `This takes the permission ${POLICIES}.` });
};

/** Whoever writes a document cannot choose themselves to review it: reviewers are changed by one of them, or by who looks after users. */
const assertReviewers = (auth: TenantAuth, before: readonly string[], wanted?: readonly string[]): void => {
  const isSame = wanted === undefined || isDeepStrictEqual([...wanted].sort(), [...before].sort());
  if (isSame || before.length === 0 || auth.permissions.includes('tenant.users.update')) return;
  if (!('userId' in auth) || !before.includes(auth.userId))
    throw refuseHandbook('handbook-reviewer-required', 403, 'reviewerIds');
};

/** Documents of the handbook: their people work in the company, and their author owns them where nobody else is named. */
export const handbookRoutes = (router: IRouter, context: HandbookContext): void => {
  const { commands, store, trainingPeople } = context;
  const versions = publishedHandbook(store);
  const kept = async (tenantId: string, id: string) => {
    const state = await entityState(store, handbookDocument, { tenantId, id });
    return state.status === 'kept' ? state.record : undefined;
  };

  const requirePeople = async (tenantId: string, { ownerId = null, reviewerIds = [] }: Written) => {
    const ids = [...reviewerIds, ...(ownerId === null ? [] : [ownerId])];
    if (ids.length === 0) return;
    const known = await trainingPeople.members(tenantId, ids);
    refuseFaults<HandbookRejection>([
      ['ownerId', ownerId === null || known.has(ownerId) ? null : 'handbook-person-unknown'],
      ['reviewerIds', reviewerIds.every((id) => known.has(id)) ? null : 'handbook-person-unknown'],
    ]);
  };

  /** A version without the files and lessons that are gone since: nothing else could be made of it (docs/product.md HBK-3). */
  const withoutGone = async (tenantId: string, content: HandbookContent): Promise<HandbookContent> => {
    const read = { ...content, kind: null, source: { path: '', frontMatter: null, isTitled: false } };
    const { documents } = await withKnownParts(store, [read], { tenantId, isId: () => true });
    const [found] = documents;
    if (!found) throw refuseHandbook('handbook-empty', 422, 'version');
    const { kind: _, source: __, ...known } = found;
    return known;
  };

  entityRoutes(router, context, {
    entity: handbookDocument,
    send: async (id: string, command: Command<string, Written>, ifMatch: number | null, { auth }: Asking) => {
      const isNew = command.type === 'CreateHandbookDocument';
      const record = isNew ? undefined : await kept(auth.tenantId, id);
      assertPolicies(auth, [command.data.kind, record?.kind]);
      assertReviewers(auth, record?.reviewerIds ?? [], command.data.reviewerIds);
      await requirePeople(auth.tenantId, command.data);
      const { actor } = command.metadata;
      const owned =
        isNew && actor.type === 'user' && !auth.partnerOf
          ? { ...command, data: { ...command.data, ownerId: command.data.ownerId ?? actor.id } }
          : command;
      return commands.handbookDocument(id, owned as never, ifMatch);
    },
  });
  mount(
    router,
    restoreHandbookVersion,
    async (request) => {
      const { auth, params, body, ifMatch } = request;
      const record = await kept(auth.tenantId, params.id);
      if (!record) throw new Rejection('not-found', 404);
      assertPolicies(auth, [record.kind]);
      const content = await versions(auth.tenantId, { id: params.id, version: body.version });
      if (!content) throw refuseHandbook('handbook-version-unknown', 422, 'version');
      const data = { handbookVersion: body.version, content: await withoutGone(auth.tenantId, content) };
      const command = { type: 'RestoreHandbookVersion' as const, data, metadata: causeOf(request) };
      return answerOf(handbookDocument, await commands.handbookDocument(params.id, command, ifMatch));
    },
    context,
  );
};
