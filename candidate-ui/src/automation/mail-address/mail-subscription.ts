import type * as endpoints from 'contracts/automation/mail-address/mail-address.endpoints';
import { routeOf } from 'contracts/client/route';
import { client } from '#candidate-ui/api/client';

const path = '/api/public/mail-subscription';
const access = 'public';
const openRoute = routeOf<typeof endpoints.openMailSubscription>({ method: 'POST', path: `${path}/open`, access });
const changeRoute = routeOf<typeof endpoints.changeMailSubscription>({ method: 'POST', path, access });

export type Subscription = endpoints.MailSubscription;

export const openSubscription = async (token: string): Promise<Subscription> =>
  (await client.call(openRoute, { body: { token } })).data;

export const changeSubscription = async (body: { token: string; isUnsubscribed: boolean }): Promise<Subscription> =>
  (await client.call(changeRoute, { body })).data;
