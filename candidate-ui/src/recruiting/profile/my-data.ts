import { routeOf } from 'contracts/client/route';
import type { eraseMyAccount } from 'contracts/recruiting/profile/profile.endpoints';
import { fetchMyData, myDataName } from 'ui-kit/identity/user/own-data';
import { client } from '#candidate-ui/api/client';
import { forgetSession } from '#candidate-ui/api/leave';
import { orLogin } from '#candidate-ui/api/useQuery';
import { forgetCompany } from '#candidate-ui/identity/session/workspace';

const eraseRoute = routeOf<typeof eraseMyAccount>({
  method: 'POST',
  path: '/api/candidate/erase',
  access: 'authenticated',
});

const saveAsFile = (content: unknown, name: string) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the file after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Asks for a copy of my own data and saves it as a file. */
export const downloadMyData = async (_wish: object, idempotencyKey: string): Promise<true> => {
  saveAsFile(await orLogin(fetchMyData(client, idempotencyKey)), `${myDataName(new Date())}.json`);
  return true;
};

export const ERASED_PAGE = '/a/account-erased';

/** Erases the account of whoever is logged in; a wrong password is a refusal and no end of the session. */
export const eraseAccount = async (body: { password: string }, idempotencyKey: string): Promise<void> => {
  await client.call(eraseRoute, { body, idempotencyKey });
  forgetCompany();
  forgetSession(ERASED_PAGE);
};
