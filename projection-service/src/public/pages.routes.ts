import { Subdomain } from 'contracts/identity/tenant/tenant.events';
import { MIN_POSITION_HEADER } from 'contracts/kernel/position';
import { Rejection } from 'contracts/kernel/problem';
import { RESERVED_SLUGS } from 'contracts/recruiting/job/job.commands';
import { JobDetails } from 'contracts/recruiting/job/job.events';
import type { IRouter, Request, RequestHandler, Response } from 'express';
import type pg from 'pg';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { readPublic } from '#projection-service/recruiting/public/public.resource';
import { answerPage, answerText } from './answer.ts';
import { bodyOf } from './body.ts';
import { notFoundPage } from './missing-page.ts';
import { type Asked, askedOf, createPages, type Found } from './pages.ts';
import { robotsText, sitemapIndex, sitemapPart } from './sitemap.ts';

export type PagesContext = ReadContext & {
  /** Where people reach the product. */
  publicUrl: string;
};

const isSlug = (value: string): boolean =>
  !RESERVED_SLUGS.includes(value) && JobDetails.shape.slug.safeParse(value).success;
const isSubdomain = (value: string): boolean => Subdomain.safeParse(value).success;

const XML = 'application/xml; charset=utf-8';

/** The pages that everybody sees, whole without JavaScript: companies, their jobs, and what tells search engines of them. */
export const pagesRoutes = (router: IRouter, context: PagesContext): void => {
  const origin = new URL(context.publicUrl).origin;
  const pages = createPages(origin);

  const read = <T>(request: Request, work: (pool: pg.Pool) => Promise<T>): Promise<T> =>
    readPublic(context, request.get(MIN_POSITION_HEADER) ?? null, work);

  /** A page for people, a problem for programs. */
  const answerMissing = (request: Request, response: Response, { language, path }: Asked) => {
    if (!request.accepts('html')) throw new Rejection('not-found', 404);
    return answerPage(request, response, { page: notFoundPage(language, path), status: 404 });
  };

  const page =
    (route: string, find: (pool: pg.Pool, asked: Asked, name: string) => Promise<Found>): RequestHandler =>
    async (request, response) => {
      response.locals.route = route;
      const asked = askedOf(request);
      const name = String(request.params.name ?? '');
      const found = await read(request, (pool) => find(pool, asked, name));
      await (found ? answerPage(request, response, found) : answerMissing(request, response, asked));
    };

  const text = (
    route: string,
    type: string,
    make: (pool: pg.Pool, request: Request) => Promise<string | undefined>,
  ) => {
    router.get(route, async (request, response) => {
      response.locals.route = route;
      const made = await read(request, (pool) => make(pool, request));
      if (made === undefined) throw new Rejection('not-found', 404);
      response.setHeader('Vary', 'Accept-Encoding');
      await answerText(request, response, { type, body: bodyOf(made) });
    });
  };

  text('/robots.txt', 'text/plain; charset=utf-8', async () => robotsText(origin));
  text('/sitemap.xml', XML, (pool) => sitemapIndex(pool, origin));
  text('/sitemap/:part.xml', XML, (pool, { params }) => sitemapPart(pool, origin, String(params.part)));

  router.get(
    '/p/:name',
    page('/p/:name', async (pool, asked, name) => (isSubdomain(name) ? pages.company(pool, asked, name) : undefined)),
  );
  router.get(
    '/p/*below',
    page('/p/*', async () => undefined),
  );
  const job = page('/:slug', (pool, asked, slug) => pages.job(pool, asked, slug));
  router.get('/:name', (request, response, next) =>
    isSlug(String(request.params.name)) ? job(request, response, next) : next(),
  );
};
