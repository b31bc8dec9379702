import { changeLogo, changeMyAvatar, removeLogo, removeMyAvatar } from 'contracts/identity/image/image.endpoints';
import type { UserRejection } from 'contracts/identity/user/user.commands';
import { GLOBAL } from 'contracts/kernel/id';
import { avatarPath } from 'contracts/kernel/image';
import { Rejection } from 'contracts/kernel/problem';
import { logoView, type StoredLogo } from 'contracts/kernel/stored-image';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, type Origin } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import { companyAccess } from '#command-service/identity/company/company.access';
import { userAccess } from '#command-service/identity/user/user.access';
import type { Images } from './images.ts';
import { reencodeAvatar, reencodeLogo } from './re-encode.ts';

export type ImageContext = CommandContext & {
  accounts: Pick<Accounts, 'saveAccount' | 'saveCompany'>;
  images: Pick<Images, 'keep'>;
};

type InCompany = Origin & { ifMatch: number | null };
type Own = Omit<Origin, 'auth'> & { auth: { userId: string } };

/** The logo of a company, and the avatar that somebody gives themselves. */
export const imageRoutes = (router: IRouter, context: ImageContext): void => {
  const { commands, accounts, images } = context;

  const setLogo = async (request: InCompany, logo: StoredLogo | null) => {
    const { tenantId } = request.auth;
    const command = { type: 'ChangeLogo' as const, data: { logo }, metadata: causeOf(request) };
    const sent = await commands.company(tenantId, command, request.ifMatch);
    const { state, version, position } = sent;
    if (state.status === 'absent') throw new Rejection('company-not-found', 404);
    await companyAccess.save(accounts, sent);
    return answered(position, { logo: logoView(tenantId, state.logo), version });
  };

  const setAvatar = async (request: Own, imageId: string | null) => {
    const { userId } = request.auth;
    const metadata = causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });
    const sent = await commands.user(userId, { type: 'ChangeAvatar', data: { imageId }, metadata });
    const account = await userAccess.save(accounts, sent);
    if (!account) throw new Rejection<UserRejection>('user-not-found', 404);
    return answered(sent.position, { avatar: account.avatar && avatarPath(userId, account.avatar) });
  };

  mount(
    router,
    changeLogo,
    async (request) => {
      const { bytes, width, height } = await reencodeLogo(request.file);
      const owner = { owners: 'companies' as const, ownerId: request.auth.tenantId };
      return images.keep(owner, bytes, (imageId) => setLogo(request, { imageId, width, height }));
    },
    context,
  );
  mount(router, removeLogo, (request) => setLogo(request, null), context);
  mount(
    router,
    changeMyAvatar,
    async (request) => {
      const { bytes } = await reencodeAvatar(request.file);
      const owner = { owners: 'users' as const, ownerId: request.auth.userId };
      return images.keep(owner, bytes, (imageId) => setAvatar(request, imageId));
    },
    context,
  );
  mount(router, removeMyAvatar, (request) => setAvatar(request, null), context);
};
