import Check from '@mui/icons-material/Check';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

/** A name over an address, in the entry that opens a menu. */
export const Who = styled('span')(({ theme }) => ({
  minWidth: 0,
  flex: 1,
  lineHeight: 1.3,
  color: theme.palette.text.primary,
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span + span': { fontSize: '0.75rem', fontWeight: 400, color: theme.palette.text.secondary },
}));
export const Subheader = styled(ListSubheader)(({ theme }) => ({
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '28px',
  padding: '0 16px',
  color: theme.palette.text.secondary,
  background: 'transparent',
}));

type ChoiceProps = Omit<MenuItemProps, 'children' | 'role'> & { label: string };

/** The menu recognises the chosen one by `selected` and hands it the focus in `autoFocus` and `tabIndex`. */
export const Choice = ({ label, selected, ...item }: ChoiceProps) => (
  <MenuItem {...item} role="menuitemradio" aria-checked={selected} selected={selected}>
    <span style={{ flex: 1 }}>{label}</span>
    {selected && <Check aria-hidden="true" sx={{ fontSize: 17 }} />}
  </MenuItem>
);
