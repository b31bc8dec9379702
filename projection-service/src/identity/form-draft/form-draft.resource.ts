import { type FormDraft, showFormDraft } from 'contracts/identity/form-draft/form-draft.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';

const DRAFT = `select typed, version, updated_at from access.form_draft
  where tenant_id = $1 and user_id = $2 and form = $3`;

type Row = { typed: string; version: number | null; updated_at: string };

/** What somebody has typed into a form and not saved. */
export const formDraftResource = (router: IRouter, { access, http }: ProjectionContext): void =>
  mount(
    router,
    showFormDraft,
    async ({ auth: { tenantId, userId }, params: { form } }) => {
      const { rows } = await access.query<Row>(DRAFT, [tenantId, userId, form]);
      const draft = rows.map(
        ({ typed, version, updated_at }): FormDraft => ({
          values: JSON.parse(typed),
          version,
          updatedAt: new Date(updated_at).toISOString(),
        }),
      )[0];
      return { body: { draft: draft ?? null } };
    },
    http,
  );
