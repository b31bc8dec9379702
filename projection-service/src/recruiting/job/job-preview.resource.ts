import type { Locale } from 'contracts/kernel/locales';
import { Rejection } from 'contracts/kernel/problem';
import { COMPANY_PAGE } from 'contracts/recruiting/candidate-source/candidate-source.usual';
import { previewJob, previewJobDraft } from 'contracts/recruiting/job/job.endpoints';
import { expiryOf } from 'contracts/recruiting/job/job.expiry';
import { type PublicJobView, publicJobContent } from 'contracts/recruiting/public/public.views';
import { mount } from 'platform/http/route';
import { showQuery } from '#projection-service/engine/list-query';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { jobPage } from '#projection-service/public/job-page';
import { readCompanyOf } from '#projection-service/recruiting/public/public.reads';
import { publicCompanyProjection } from '#projection-service/recruiting/public/public-company.projection';
import { jobProjection } from './job.projection.ts';
import { assertJobSeen } from './job.sight.ts';

const source = projected(jobProjection);
const FIELDS = ['id', 'slug', ...Object.keys(publicJobContent), 'publishedAt', 'updatedAt'];
const AMOUNTS = new Set(['salaryMin', 'salaryMax']);
/** Where the page would be is of no matter to who looks at it here: its links lead nowhere. */
const ORIGIN = 'https://preview.invalid';
const LINKS = /(<a\b[^>]*?) href="[^"]*"/g;

const pageOf = async (job: PublicJobView, locale: Locale): Promise<{ html: string }> => {
  const language = { locale, isChosen: false };
  const page = jobPage(job, { origin: ORIGIN, language, source: COMPANY_PAGE, isOwnSource: true });
  const html = (await page.body.in('identity')).toString();
  return { html: html.replaceAll(LINKS, '$1') };
};

/** `/api/tenant/jobs/:id/preview`, and the same of values that are not saved (docs/product.md REC-26). */
export const jobPreviewResource: ReadResource = (router, context) => {
  mount(
    router,
    previewJob,
    async ({ auth, params, query, minPosition, now }) => {
      const { tenantId } = auth;
      await assertJobSeen(context, auth, params.id);
      await reachMinPosition(context, minPosition, [...source.projections, publicCompanyProjection.name], tenantId);
      const [rows] = await askAs(context.reader)(tenantId, [showQuery(source, { tenantId, id: params.id }, FIELDS)]);
      const [cells] = rows ?? [];
      const company = await readCompanyOf(context.reader, tenantId);
      if (!cells || !company) throw new Rejection('not-found', 404);
      const said = FIELDS.map((field, at) => {
        const cell = cells[at];
        return [field, AMOUNTS.has(field) && cell !== null ? Number(cell) : cell];
      });
      const row = Object.fromEntries(said) as PublicJobView;
      const job = { ...row, publishedAt: row.publishedAt ?? now.toISOString(), company };
      return { body: await pageOf(job, query.lang ?? 'en-us') };
    },
    context.http,
  );
  mount(
    router,
    previewJobDraft,
    async ({ auth: { tenantId }, body: { values, lang }, minPosition, now }) => {
      await reachMinPosition(context, minPosition, [publicCompanyProjection.name], tenantId);
      const company = await readCompanyOf(context.reader, tenantId);
      if (!company) throw new Rejection('not-found', 404);
      const at = now.toISOString();
      const written = values as unknown as Parameters<typeof expiryOf>[0] & { slug?: string };
      const job = {
        ...written,
        ...{
          id: tenantId,
          slug: written.slug ?? '',
          expiresAt: expiryOf(written),
          publishedAt: at,
          updatedAt: at,
          company,
        },
      } as unknown as PublicJobView;
      return { body: await pageOf(job, lang ?? 'en-us') };
    },
    context.http,
  );
};
