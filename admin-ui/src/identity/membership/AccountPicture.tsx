import { useQueryClient } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type { changeMemberAvatar, removeMemberAvatar } from 'contracts/identity/membership/member-account.endpoints';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';
import { Avatar } from '#admin-ui/shared/Avatar.tsx';
import { ImageField } from '#admin-ui/shared/form/ImageField.tsx';

const of = { path: '/api/tenant/users/:id/avatar', access: 'tenant.users.update' } as const;
const changeRoute = routeOf<typeof changeMemberAvatar>({ ...of, method: 'PUT' });
const removeRoute = routeOf<typeof removeMemberAvatar>({ ...of, method: 'DELETE' });
const SIZE = 72;

/** Somebody's picture, for an admin who may change their account; kept as soon as it is chosen. */
export const AccountPicture = ({ user }: { user: MemberView }) => {
  const t = useTranslate();
  const queries = useQueryClient();
  const { id, name, avatar } = user;
  const take = async (change: Promise<unknown>) => {
    try {
      await change;
    } catch (failure) {
      throw toHttpError(failure, t);
    }
    await queries.invalidateQueries();
  };
  return (
    <ImageField
      source="avatar"
      label={t('resources.users.manage.picture')}
      hint={t('resources.users.manage.pictureHint')}
      hasImage={avatar !== null}
      canRemove
      show={(preview) => <Avatar id={id} name={name} picture={preview ?? avatar} size={SIZE} />}
      upload={(file) => take(client.call(changeRoute, { params: { id }, file }))}
      remove={() => take(client.call(removeRoute, { params: { id } }))}
      changed="resources.users.manage.pictureChanged"
      removed="resources.users.manage.pictureRemoved"
    />
  );
};
