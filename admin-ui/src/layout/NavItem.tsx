import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { NavLink } from 'react-router';

/** The look of every entry of the menu. */
const itemStyle = (theme: import('@mui/material/styles').Theme) => {
  const { sunken, tones, inkSoft, ink, brandStrong } = theme.palette.brand;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 11,
    width: '100%',
    minHeight: 36,
    padding: '6px 10px',
    border: 0,
    borderRadius: 8,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 520,
    textAlign: 'left',
    textDecoration: 'none',
    color: inkSoft,
    background: 'transparent',
    cursor: 'pointer',
    '& svg': { fontSize: 20, flexShrink: 0 },
    '&:hover': { background: sunken, color: ink },
    '&.active': {
      background: tones.success.tint,
      color: theme.palette.mode === 'dark' ? tones.success.ink : brandStrong,
    },
    '&[data-mini]': { justifyContent: 'center', padding: 6, '& > .label': { display: 'none' } },
  } as const;
};

const LinkItem = styled(NavLink)(({ theme }) => itemStyle(theme));
export const ButtonItem = styled('button')(({ theme }) => itemStyle(theme));

/** Turns an entry into its mini form: an icon with its label as a hint beside it, by which it is named too. */
export const Hinted = ({ label, mini, children }: { label: string; mini: boolean; children: ReactElement<object> }) =>
  mini ? (
    <Tooltip title={label} placement="right" disableInteractive>
      {cloneElement(children, { 'data-mini': true } as object)}
    </Tooltip>
  ) : (
    children
  );

type Props = {
  to: string;
  icon: typeof SvgIcon;
  label: string;
  mini: boolean;
  end?: boolean;
  onNavigate?: (() => void) | undefined;
};

export const NavItem = ({ to, icon: Icon, label, mini, end = false, onNavigate }: Props) => (
  <Hinted label={label} mini={mini}>
    <LinkItem to={to} end={end} {...(onNavigate && { onClick: onNavigate })}>
      <Icon aria-hidden="true" />
      <span className="label">{label}</span>
    </LinkItem>
  </Hinted>
);

export const NavButton = ({
  icon: Icon,
  label,
  mini,
  after,
  ...rest
}: { icon: typeof SvgIcon; label: string; mini: boolean; after?: ReactNode } & React.ComponentProps<'button'>) => (
  <Hinted label={label} mini={mini}>
    <ButtonItem type="button" {...rest}>
      <Icon aria-hidden="true" />
      <span className="label">{label}</span>
      {!mini && after}
    </ButtonItem>
  </Hinted>
);
