import Button, { type ButtonProps } from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

/** Beside filters there is mostly room for the icon alone. */
const Tool = styled(Button)(({ theme }) => ({
  flexShrink: 0,
  '&[data-set]': {
    color: theme.palette.brand.tones.success.ink,
    background: theme.palette.brand.tones.success.tint,
  },
  '@media (max-width: 1599px)': { minWidth: 36, minHeight: 36, fontSize: 0, '& .MuiButton-startIcon': { margin: 0 } },
  '@media (max-width: 719px)': { minWidth: 42, minHeight: 42 },
}));

type ToolProps = ButtonProps & { icon: typeof SvgIcon; label: string };

/** What can be done with a list beside filtering it. */
export const ToolButton = ({ icon: Icon, label, ...rest }: ToolProps) => (
  <Tool size="small" startIcon={<Icon />} aria-label={label} title={label} {...rest}>
    {label}
  </Tool>
);

type Props = Pick<ToolProps, 'icon' | 'label'> & {
  /** Something is chosen in it: it is tinted. */
  isSet?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** The same, with more of it in a panel that opens beneath. */
export const ToolPanel = ({ icon, label, isSet = false, children }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolButton
        icon={icon}
        label={label}
        data-set={isSet || undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { width: 300, border: 1, borderColor: 'divider', mt: 0.5, p: 2, borderRadius: '12px' },
          },
        }}
      >
        {typeof children === 'function' ? children(close) : children}
      </Popover>
    </>
  );
};
