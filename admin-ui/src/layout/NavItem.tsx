import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { type ComponentType, type ReactNode, Suspense } from 'react';
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
    '&[data-mini]': { justifyContent: 'center', padding: 6, '& > .label': visuallyHidden },
  } as const;
};

const LinkItem = styled(NavLink)(({ theme }) => itemStyle(theme));
export const ButtonItem = styled('button')(({ theme }) => itemStyle(theme));

type Props = {
  to: string;
  icon: typeof SvgIcon;
  label: string;
  mini: boolean;
  end?: boolean;
  onNavigate?: (() => void) | undefined;
  /** How much waits there. */
  waiting?: ComponentType | undefined;
};

export const NavItem = ({ to, icon: Icon, label, mini, end = false, onNavigate, waiting: Waiting }: Props) => (
  <LinkItem
    to={to}
    end={end}
    {...(mini && { 'data-mini': true, title: label })}
    {...(onNavigate && { onClick: onNavigate })}
  >
    <Icon aria-hidden="true" />
    <span className="label">{label}</span>
    {Waiting && (
      <Suspense fallback={null}>
        <Waiting />
      </Suspense>
    )}
  </LinkItem>
);

/** What turns an entry into its mini form: an icon with a hint, still named for those who cannot see it. */
export const hinted = (label: string, mini: boolean) =>
  mini ? { 'data-mini': true, title: label, 'aria-label': label } : {};

export const NavButton = ({
  icon: Icon,
  label,
  mini,
  after,
  ...rest
}: { icon: typeof SvgIcon; label: string; mini: boolean; after?: ReactNode } & React.ComponentProps<'button'>) => (
  <ButtonItem type="button" {...rest} {...hinted(label, mini)}>
    <Icon aria-hidden="true" />
    <span className="label">{label}</span>
    {!mini && after}
  </ButtonItem>
);
