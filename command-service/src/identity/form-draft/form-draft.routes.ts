import { discardFormDraft, keepFormDraft } from 'contracts/identity/form-draft/form-draft.endpoints';
import type { IRouter } from 'express';
import { type HttpContext, mount } from 'platform/http/route';
import type { FormDrafts } from './form-drafts.ts';

export type FormDraftContext = HttpContext & { formDrafts: FormDrafts };

/** Everybody keeps drafts of their own, apart for each company. */
export const formDraftRoutes = (router: IRouter, context: FormDraftContext): void => {
  const { formDrafts } = context;
  mount(
    router,
    keepFormDraft,
    async ({ auth: { tenantId, userId }, params: { form }, body, now }) => {
      await formDrafts.keep({ tenantId, userId, form }, body, now);
      return { body: { updatedAt: now.toISOString() } };
    },
    context,
  );
  mount(
    router,
    discardFormDraft,
    async ({ auth: { tenantId, userId }, params: { form } }) => {
      await formDrafts.discard({ tenantId, userId, form });
      return { body: {} };
    },
    context,
  );
};
