import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { eraseMyAccount, exportMyData, showMyExport } from 'contracts/recruiting/profile/profile.endpoints';
import { client } from '#candidate-ui/api/client';
import { forgetSession } from '#candidate-ui/api/leave';
import { orLogin } from '#candidate-ui/api/useQuery';
import { forgetCompany } from '#candidate-ui/identity/session/workspace';

const askRoute = routeOf<typeof exportMyData>({
  method: 'POST',
  path: '/api/candidate/exports',
  access: 'authenticated',
});
const showRoute = routeOf<typeof showMyExport>({
  method: 'GET',
  path: '/api/candidate/exports/:id',
  access: 'authenticated',
});
const eraseRoute = routeOf<typeof eraseMyAccount>({
  method: 'POST',
  path: '/api/candidate/erase',
  access: 'authenticated',
});

/** A copy is made by the read side a moment after it was asked for. */
const ATTEMPTS = 10;
const PAUSE_MS = 500;

const readExport = async (id: string): Promise<unknown> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await client.call(showRoute, { params: { id } })).data;
    } catch (error) {
      const isComing = isProblemError(error) && error.status === 404 && attempt < ATTEMPTS;
      if (!isComing) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
};

const saveAsFile = (content: unknown, name: string) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the file after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Asks for a copy of my own data and saves it as a file. */
export const downloadMyData = async (_wish: object, idempotencyKey: string): Promise<true> => {
  const { data } = await orLogin(client.call(askRoute, { idempotencyKey }));
  saveAsFile(await orLogin(readExport(data.id)), `onrecord-my-data-${new Date().toISOString().slice(0, 10)}.json`);
  return true;
};

export const ERASED_PAGE = '/a/account-erased';

/** Erases the account of whoever is logged in; a wrong password is a refusal and no end of the session. */
export const eraseAccount = async (body: { password: string }, idempotencyKey: string): Promise<void> => {
  await client.call(eraseRoute, { body, idempotencyKey });
  forgetCompany();
  forgetSession(ERASED_PAGE);
};
