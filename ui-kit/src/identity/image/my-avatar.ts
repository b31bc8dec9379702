import type { Client } from 'contracts/client/client';
import { routeOf, type SendOptions } from 'contracts/client/route';
import type { changeMyAvatar, removeMyAvatar } from 'contracts/identity/image/image.endpoints';

const path = '/api/user/avatar';
const changeRoute = routeOf<typeof changeMyAvatar>({ method: 'PUT', path, access: 'authenticated' });
const removeRoute = routeOf<typeof removeMyAvatar>({ method: 'DELETE', path, access: 'authenticated' });

/** Makes a file my picture, or takes it away where there is none. */
export const setMyAvatar = async (client: Client, file: File | null, options: SendOptions = {}): Promise<void> => {
  await (file ? client.call(changeRoute, { ...options, file }) : client.call(removeRoute, options));
};
