import './hire.words.ts';
import { routeOf } from 'contracts/client/route';
import type { answerMyHireItem, listMyHires } from 'contracts/recruiting/pending-hire/pending-hire.endpoints';
import type { MyHireView } from 'contracts/recruiting/pending-hire/pending-hire.views';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';
import { say } from '#candidate-ui/shared/toasts';

const path = '/api/candidate/hires';
const access = 'authenticated';
const listRoute = routeOf<typeof listMyHires>({ method: 'GET', path, access });
const answerRoute = routeOf<typeof answerMyHireItem>({ method: 'POST', path: `${path}/:id/items/:itemId`, access });

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

/** What is still asked of somebody. */
export const openItems = ({ status, items }: MyHireView) =>
  status === 'hired' ? [] : items.filter(({ doneAt }) => doneAt === null);
