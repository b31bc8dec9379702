import './hire.words.ts';
import { routeOf } from 'contracts/client/route';
import type { TicketPurpose } from 'contracts/library/file/file.ticket';
import type * as endpoints from 'contracts/recruiting/pending-hire/pending-hire.endpoints';
import type { MyHirePolicy, MyHireView } from 'contracts/recruiting/pending-hire/pending-hire.views';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';
import { say } from '#candidate-ui/shared/toasts';

const path = '/api/candidate/hires';
const access = 'authenticated';
const listRoute = routeOf<typeof endpoints.listMyHires>({ method: 'GET', path, access });
const itemPath = `${path}/:id/items/:itemId` as const;
const answerRoute = routeOf<typeof endpoints.answerMyHireItem>({ method: 'POST', path: itemPath, access });
const policyRoute = routeOf<typeof endpoints.readMyHirePolicy>({ method: 'GET', path: `${itemPath}/policy`, access });
const confirmRoute = routeOf<typeof endpoints.confirmMyHirePolicy>({
  method: 'POST',
  path: `${itemPath}/confirm`,
  access,
});
const ticketRoute = routeOf<typeof endpoints.issueMyHireTicket>({
  method: 'POST',
  path: `${itemPath}/files/:fileId/ticket`,
  access,
});

const KEY = 'hires';

export const useMyHires = (): Query<MyHireView[]> => useQuery(KEY, async () => (await client.call(listRoute, {})).data);

type Given = { hire: MyHireView; itemId: string; answer?: string; documentId?: string };

/** Gives a company that is hiring me what it asked for. */
export const giveItem = async (
  { hire: { id, companyId }, itemId, ...given }: Given,
  idempotencyKey: string,
): Promise<true> => {
  const call = { params: { id, itemId }, body: { companyId, ...given }, idempotencyKey };
  await orLogin(client.call(answerRoute, call));
  cache.expire(KEY);
  say({ kind: 'success', key: 'hire.given' });
  return true;
};

const policyKey = (hireId: string, itemId: string): string => `${KEY}/${hireId}/${itemId}`;
type Place = { hireId: string; companyId: string; itemId: string };

/** A policy of a company that is hiring me. */
export const usePolicy = ({ hireId: id, companyId, itemId }: Place): Query<MyHirePolicy> =>
  useQuery(
    policyKey(id, itemId),
    async () => (await client.call(policyRoute, { params: { id, itemId }, query: { companyId } })).data,
  );

type Confirmed = Place & { handbookVersion: number; answers: { questionId: string; choiceIds: string[] }[] };

/** Says that I have read a policy. */
export const confirmPolicy = async (
  { hireId: id, itemId, ...body }: Confirmed,
  idempotencyKey: string,
): Promise<true> => {
  await orLogin(client.call(confirmRoute, { params: { id, itemId }, body, idempotencyKey }));
  cache.expire(KEY);
  cache.expire(policyKey(id, itemId));
  say({ kind: 'success', key: 'hire.policy.done' });
  return true;
};

/** An address of a minute for a file of a policy. */
export const policyFileUrl = async (
  { hireId: id, companyId, itemId }: Place,
  fileId: string,
  purpose: TicketPurpose,
): Promise<string> =>
  (await orLogin(client.call(ticketRoute, { params: { id, itemId, fileId }, body: { companyId, purpose } }))).data.url;

/** What is still asked of somebody. */
export const openItems = ({ status, items }: MyHireView) =>
  status === 'hired' ? [] : items.filter(({ doneAt }) => doneAt === null);
