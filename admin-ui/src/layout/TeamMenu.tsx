import Check from '@mui/icons-material/Check';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useMyTeams } from '#admin-ui/identity/team/my-teams';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { NavButton } from './NavItem.tsx';

/** The team one works in now; only for those who are in several. */
export const TeamMenu = ({ mini = false }: { mini?: boolean }) => {
  const t = useTranslate();
  const { teams, current, choose } = useMyTeams();
  if (teams.length < 2 || !current) return null;
  return (
    <ActionMenu
      label={t('resources.teams.choose')}
      place="below"
      trigger={(opens) => (
        <NavButton
          {...opens}
          icon={GroupsOutlined}
          label={mini ? `${t('resources.teams.mine')}: ${current.name}` : current.name}
          mini={mini}
          after={<UnfoldMore aria-hidden="true" style={{ fontSize: 18, marginLeft: 'auto' }} />}
        />
      )}
    >
      {(close) =>
        teams.map(({ id, name }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={id === current.id}
            selected={id === current.id}
            onClick={() => {
              choose(id);
              close();
            }}
          >
            <span style={{ flex: 1 }}>{name}</span>
            {id === current.id && <Check aria-hidden="true" sx={{ fontSize: 17 }} />}
          </MenuItem>
        ))
      }
    </ActionMenu>
  );
};
