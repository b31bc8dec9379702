import { createBullBoard } from '@bull-board/api';
import { ExpressAdapter } from '@bull-board/express';
import type { AccessControl } from 'access/authorize';
import { Rejection } from 'contracts/kernel/problem';
import { type Request, type Response, Router } from 'express';
import type { Clock } from 'platform/service';
import { z } from 'zod';
import type { WorkQueue } from '#integration-workers/engine/queue';
import { asTenant, ownJobsAdapter } from './own-jobs.ts';
import { VISIT_MS, type Visit, type Visits } from './visits.ts';

export const BOARD_PATH = '/board';
const COOKIE = 'onrecord_board';
const PERMISSION = 'tenant.board.read';

/** The board's own page needs its own scripts and inline styles; it loads nothing from elsewhere. */
const CONTENT_SECURITY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Numbers that the board's own page may ask for: the database would choke on larger ones. */
const index = z.coerce.number().int().min(-1_000_000).max(1_000_000).optional();
const BoardQuery = z.looseObject({
  page: index,
  jobsPerPage: index.pipe(z.number().max(1_000).optional()),
  start: index,
  end: index,
});

const unauthenticated = () =>
  new Rejection('unauthenticated', 401, { detail: 'Open the board from the console: it takes a fresh ticket.' });

const cookieOf = ({ headers }: Request): string | undefined =>
  new RegExp(`(?:^|; ?)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

type Deps = {
  queue: WorkQueue;
  access: Pick<AccessControl, 'sessionOfTicket' | 'lookup'>;
  visits: Visits;
  clock: Clock;
  secureCookies: boolean;
};

const boardOver = (queue: WorkQueue) => {
  const adapter = new ExpressAdapter();
  adapter.setBasePath(BOARD_PATH);
  createBullBoard({
    queues: [ownJobsAdapter(queue)],
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Onrecord jobs', hideRedisDetails: true, hideDocsLink: true } },
  });
  return adapter.getRouter().disable('x-powered-by');
};

/**
 * The board at /board. `?ticket=…&tenant=…` lets a browser in, once for each ticket (`tenant` is for people who belong
 * to several companies); then a cookie stands for the visit. Session and permission are asked on every request.
 */
export const boardRoutes = ({ queue, access, visits, clock, secureCookies }: Deps): Router => {
  const board = boardOver(queue);

  /** The company whose jobs this session may see on the board. */
  const permitted = async ({ userId, sid }: Omit<Visit, 'tenantId'>, tenant: string | null): Promise<string> => {
    const facts = await access.lookup({ sid, tenant });
    if (!facts || facts.userId !== userId) throw unauthenticated();
    const [membership, another] = facts.memberships;
    if (another) throw new Rejection('no-tenant', 400, { detail: 'Name the company: ?tenant=…' });
    if (!membership?.permissions.includes(PERMISSION))
      throw new Rejection('forbidden', 403, { detail: `This takes the permission ${PERMISSION}.` });
    return membership.tenantId;
  };

  const enter = async (ticket: string, request: Request, response: Response) => {
    const session = await access.sessionOfTicket(ticket);
    if (!session) throw unauthenticated();
    const tenantId = await permitted(session, textOf(request.query.tenant)?.toLowerCase() ?? null);
    const cookie = await visits.begin(ticket, { ...session, tenantId }, clock());
    if (!cookie) throw unauthenticated();
    response.cookie(COOKIE, cookie, {
      httpOnly: true,
      sameSite: 'strict',
      secure: secureCookies,
      path: BOARD_PATH,
      maxAge: VISIT_MS,
    });
    response.redirect(303, BOARD_PATH);
  };

  const show = async (request: Request, response: Response): Promise<string> => {
    const cookie = cookieOf(request);
    const visit = cookie && (await visits.find(cookie, clock()));
    if (!visit) throw unauthenticated();
    const tenantId = await permitted(visit, visit.tenantId);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      throw new Rejection('method-not-allowed', 405, { detail: 'The board only shows.' });
    }
    return tenantId;
  };

  return Router().use(BOARD_PATH, async (request, response, next) => {
    const ticket = textOf(request.query.ticket);
    if (ticket) return enter(ticket, request, response);
    const tenantId = await show(request, response);
    response.locals.route = BOARD_PATH;
    BoardQuery.parse(request.query);
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY);
    asTenant(tenantId, () => board(request, response, next));
  });
};
