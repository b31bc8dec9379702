import Menu, { type MenuProps } from '@mui/material/Menu';
import { type MouseEvent, type ReactNode, useState } from 'react';

type Place = 'above' | 'below' | 'below-right';

const places: Record<Place, Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'>> = {
  above: {
    anchorOrigin: { vertical: 'top', horizontal: 'left' },
    transformOrigin: { vertical: 'bottom', horizontal: 'left' },
  },
  below: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
  'below-right': {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'right' },
  },
};

type Trigger = {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};
type Props = {
  label: string;
  place: Place;
  /** The button, given what makes it open the menu. */
  trigger: (props: Trigger) => ReactNode;
  children: (close: () => void) => ReactNode;
};

/** A button and the menu that it opens. The menu stands outside of the page, so it is a landmark of its own. */
export const ActionMenu = ({ label, place, trigger, children }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        {...places[place]}
        slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        {children(close)}
      </Menu>
    </>
  );
};
