import { Rejection } from 'contracts/kernel/problem';
import { richTextHtml } from 'contracts/kernel/rich-text';
import {
  listOpenJobs,
  type PublicRejection,
  showPublicCompany,
  showPublicJob,
} from 'contracts/recruiting/public/public.endpoints';
import { mount } from 'platform/http/route';
import type { ReadContext, ReadResource } from '#projection-service/engine/list-resource';
import { notYetVisible, reachMinPosition } from '#projection-service/engine/min-position';
import { publicAddressProjection } from '#projection-service/identity/company-domains/public-address.projection';
import { readAddressed } from '#projection-service/identity/company-domains/public-address.reads';
import { publicOpenInterviewProjection } from '#projection-service/recruiting/open-interview/public-open-interview.projection';
import { publicTrainingProjection } from '#projection-service/training/public-training/public-training.projection';
import { readCompany, readFacets, readFormer, readJob, readOpenJobs } from './public.reads.ts';
import { publicCompanyProjection } from './public-company.projection.ts';
import { publicJobProjection } from './public-job.projection.ts';

const SHOWN = [
  publicTrainingProjection.name,
  publicOpenInterviewProjection.name,
  publicJobProjection.name,
  publicCompanyProjection.name,
  publicAddressProjection.name,
];

/** Undefined table: a read model that is still being built. */
const BEING_BUILT = '42P01';

/** Reads what is public, no older than the client has seen. */
export const readPublic = async <T>(
  context: ReadContext,
  minPosition: string | null,
  read: (pool: ReadContext['reader']) => Promise<T>,
): Promise<T> => {
  await reachMinPosition(context, minPosition, SHOWN);
  try {
    return await read(context.reader);
  } catch (error) {
    throw (error as { code?: unknown }).code === BEING_BUILT ? notYetVisible() : error;
  }
};

/** What anybody may ask of companies and their open jobs. */
export const publicResource: ReadResource = (router, context) => {
  mount(
    router,
    showPublicCompany,
    ({ params, query, minPosition }) =>
      readPublic(context, minPosition, async (pool) => {
        const named = await readCompany(pool, params.name);
        const left = named ? undefined : await readAddressed(pool, params.name);
        const found = named ?? (left && (await readCompany(pool, left.subdomain)));
        if (!found) throw new Rejection('not-found', 404);
        const { company } = found;
        const open = await readOpenJobs(pool, { ...query, companyId: company.id });
        return { body: { company, ...open, facets: await readFacets(pool, company.id) } };
      }),
    context.http,
  );
  mount(
    router,
    showPublicJob,
    ({ params: { slug }, minPosition }) =>
      readPublic(context, minPosition, async (pool) => {
        const here = await readJob(pool, slug);
        const former = here ? undefined : await readFormer(pool, slug);
        const job = here ?? (former?.isOpen && former.slug !== null ? await readJob(pool, former.slug) : undefined);
        if (job) return { body: { ...job, descriptionHtml: richTextHtml(job.description, 'h2') } };
        if (former) throw new Rejection<PublicRejection>('job-closed', 410);
        throw new Rejection('not-found', 404);
      }),
    context.http,
  );
  mount(
    router,
    listOpenJobs,
    ({ query, minPosition }) =>
      readPublic(context, minPosition, async (pool) => ({ body: await readOpenJobs(pool, query) })),
    context.http,
  );
};
