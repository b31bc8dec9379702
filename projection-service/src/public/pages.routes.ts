import { Subdomain } from 'contracts/identity/tenant/tenant.events';
import { Id } from 'contracts/kernel/id';
import { MIN_POSITION_HEADER } from 'contracts/kernel/position';
import { Rejection } from 'contracts/kernel/problem';
import { job, RESERVED_SLUGS } from 'contracts/recruiting/job/job.entity';
import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import { publicTraining } from 'contracts/training/public-training/public-training.entity';
import type { IRouter, Request, RequestHandler, Response } from 'express';
import type pg from 'pg';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { readAddressed } from '#projection-service/identity/company-domains/public-address.reads';
import { readPublic } from '#projection-service/recruiting/public/public.resource';
import { answerPage, answerText } from './answer.ts';
import { bodyOf } from './body.ts';
import { notFoundPage } from './missing-page.ts';
import { createPages, type Found, type PageRequest, pageRequestOf } from './pages.ts';
import { createPictures, type Picture } from './pictures.ts';
import { createHosts, type Hosted } from './site.ts';
import { ownSitemap, robotsText, sitemapIndex, sitemapPart } from './sitemap.ts';

export type PagesContext = ReadContext & {
  /** Where people reach the product. */
  publicUrl: string;
};

/** A page, that it is elsewhere for good or for now, or that there is none. */
type Outcome = Found | { to: string; status: 301 | 302 };

const isSlug = (value: string): boolean =>
  !RESERVED_SLUGS.includes(value) && job.written.shape.slug.safeParse(value).success;
const isSubdomain = (value: string): boolean => Subdomain.safeParse(value).success;

const XML = 'application/xml; charset=utf-8';
/** What somebody sees first at the product's own address. */
const ENTRANCE = '/a/login';

/** The pages that everybody sees, whole without JavaScript: companies, their jobs, and what tells search engines of them. */
export const pagesRoutes = (router: IRouter, context: PagesContext): void => {
  const { origin } = new URL(context.publicUrl);
  const pages = createPages(origin);
  const hosted = createHosts(origin);

  const read = <T>(request: Request, work: (pool: pg.Pool, at: Hosted) => Promise<T>): Promise<T> =>
    readPublic(context, request.get(MIN_POSITION_HEADER) ?? null, async (pool) =>
      work(pool, await hosted(pool, request.headers.host)),
    );

  /** A page for people, a problem for programs. */
  const answerMissing = (request: Request, response: Response, { language, path, own }: PageRequest) => {
    if (!request.accepts('html')) throw new Rejection('not-found', 404);
    const site = { origin, isOwnHost: own !== undefined };
    return answerPage(request, response, { page: notFoundPage({ language, path, site }), status: 404 });
  };

  const page =
    (
      route: string,
      find: (pool: pg.Pool, pageRequest: PageRequest, request: Request) => Promise<Outcome>,
    ): RequestHandler =>
    async (request, response) => {
      response.locals.route = route;
      const { pageRequest, outcome } = await read(request, async (pool, at) => {
        const pageRequest = pageRequestOf(request, at.kind === 'own' ? at.company : undefined);
        const moved = at.kind === 'moved' && { to: at.to + request.originalUrl, status: 301 as const };
        return { pageRequest, outcome: moved || (await find(pool, pageRequest, request)) };
      });
      if (!outcome) return answerMissing(request, response, pageRequest);
      if ('to' in outcome) return response.redirect(outcome.status, outcome.to);
      await answerPage(request, response, outcome);
    };

  const text = (
    route: string,
    type: string,
    make: (pool: pg.Pool, at: Hosted, request: Request) => Promise<string | undefined>,
  ) => {
    router.get(route, async (request, response) => {
      response.locals.route = route;
      const made = await read(request, (pool, at) => make(pool, at, request));
      if (made === undefined) throw new Rejection('not-found', 404);
      response.setHeader('Vary', 'Accept-Encoding');
      await answerText(request, response, { type, body: bodyOf(made) });
    });
  };

  text('/robots.txt', 'text/plain; charset=utf-8', async (_, at) => robotsText(at.kind === 'own' ? at.origin : origin));
  text('/sitemap.xml', XML, (pool, at) =>
    at.kind === 'own' ? ownSitemap(pool, at.origin, at.company.companyId) : sitemapIndex(pool, origin),
  );
  text('/sitemap/:part.xml', XML, async (pool, at, { params }) =>
    at.kind === 'own' ? undefined : sitemapPart(pool, origin, String(params.part)),
  );

  const picture = (route: string, draw: (pool: pg.Pool, name: string) => Promise<Picture | undefined>) => {
    router.get(route, async (request, response) => {
      response.locals.route = route;
      const name = String(request.params.name);
      const drawn = isSubdomain(name) || isSlug(name) ? await read(request, (pool) => draw(pool, name)) : undefined;
      if (!drawn) throw new Rejection('not-found', 404);
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      await answerText(request, response, { ...drawn, type: 'image/png', isPacked: true });
    });
  };
  const pictures = createPictures();
  picture('/og/jobs/:name.png', pictures.job);
  picture('/og/companies/:name.png', pictures.company);

  router.get(
    '/',
    page('/', async (pool, pageRequest) =>
      pageRequest.own ? pages.company(pool, pageRequest, pageRequest.own.subdomain) : { to: ENTRANCE, status: 302 },
    ),
  );

  const company = async (pool: pg.Pool, pageRequest: PageRequest, request: Request): Promise<Outcome> => {
    const asked = String(request.params.name);
    const name = asked.toLowerCase();
    if (!isSubdomain(name)) return undefined;
    const found = pageRequest.own ? undefined : await pages.company(pool, pageRequest, name);
    if (found) return asked === name ? found : { to: publicCompanyPath(name) + pageRequest.search, status: 301 };
    const isOwn = pageRequest.own?.subdomain === name;
    const left = isOwn ? pageRequest.own : await readAddressed(pool, name);
    if (!left || (pageRequest.own && pageRequest.own.companyId !== left.companyId)) return undefined;
    const path = pageRequest.own ? '/' : publicCompanyPath(left.subdomain);
    return { to: path + pageRequest.search, status: 301 };
  };
  router.get('/p/:name', page('/p/:name', company));
  router.get(
    '/p/:name/interviews/:id',
    page('/p/:name/interviews/:id', async (pool, pageRequest, { params }) => {
      const id = Id.safeParse(params.id);
      return id.success ? pages.openInterview(pool, pageRequest, id.data) : undefined;
    }),
  );
  /** Addresses of a company that has another name today lead there. */
  const training =
    (isEmbedded: boolean) =>
    async (pool: pg.Pool, pageRequest: PageRequest, { params }: Request): Promise<Outcome> => {
      const subdomain = String(params.name).toLowerCase();
      const slug = String(params.slug).toLowerCase();
      if (!isSubdomain(subdomain) || !publicTraining.written.shape.slug.safeParse(slug).success) return undefined;
      const asked = { slug, referral: params.referral?.toString(), isEmbedded };
      const found = await pages.training(pool, pageRequest, { ...asked, subdomain });
      const left = found ? undefined : await readAddressed(pool, subdomain);
      return left && left.subdomain !== subdomain
        ? pages.training(pool, pageRequest, { ...asked, subdomain: left.subdomain })
        : found;
    };
  for (const [part, isEmbedded] of [
    ['trainings', false],
    ['embedded-trainings', true],
  ] as const)
    for (const route of [`/p/:name/${part}/:slug`, `/p/:name/${part}/:slug/:referral`])
      router.get(route, page(route, training(isEmbedded)));
  router.get(
    '/p/*below',
    page('/p/*', async () => undefined),
  );
  const job = page('/:slug', (pool, pageRequest, { params }) => pages.job(pool, pageRequest, String(params.name)));
  router.get('/:name', (request, response, next) =>
    isSlug(String(request.params.name)) ? job(request, response, next) : next(),
  );
};
