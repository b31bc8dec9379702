import { useTranslate } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';
import { Avatar } from '#admin-ui/shared/Avatar.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { ImageField } from '#admin-ui/shared/form/ImageField.tsx';
import { useMyAvatar } from './useMyAvatar.ts';

const SIZE = 72;

/** The person's own picture; kept as soon as it is chosen. */
export const AvatarPanel = () => {
  const t = useTranslate();
  const { id, name, avatar } = useMe();
  const { upload, remove } = useMyAvatar();
  return (
    <Card style={{ marginBottom: 16 }}>
      <ImageField
        source="avatar"
        label={t('identity.account.avatar.label')}
        hint={t('identity.account.avatar.hint')}
        hasImage={avatar !== null}
        canRemove
        show={(preview) => <Avatar id={id} name={name} picture={preview ?? avatar} size={SIZE} />}
        upload={upload}
        remove={remove}
        changed="identity.account.avatar.changed"
        removed="identity.account.avatar.removed"
      />
    </Card>
  );
};
