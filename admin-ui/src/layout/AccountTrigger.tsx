import UnfoldMore from '@mui/icons-material/UnfoldMore';
import type { ComponentProps } from 'react';
import { useMe } from '#admin-ui/providers/me.tsx';
import { Avatar } from '#admin-ui/shared/Avatar.tsx';
import { Who } from './menu-choices.tsx';
import { ButtonItem } from './NavItem.tsx';

/** Who is logged in, as the button that opens their menu. */
export const AccountTrigger = ({ mini = false, ...button }: ComponentProps<typeof ButtonItem> & { mini?: boolean }) => {
  const { id, name, email, avatar } = useMe();
  return (
    <ButtonItem type="button" {...button}>
      <Avatar id={id} name={name} picture={avatar} />
      {!mini && (
        <>
          <Who>
            <span>{name}</span>
            <span>{email}</span>
          </Who>
          <UnfoldMore aria-hidden="true" style={{ fontSize: 18 }} />
        </>
      )}
    </ButtonItem>
  );
};
