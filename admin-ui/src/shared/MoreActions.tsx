import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from './ActionMenu.tsx';

export type MoreAction = {
  key: string;
  label: string;
  isDangerous?: boolean;
  /** What asks before it is done. */
  dialog: (close: () => void) => ReactNode;
};

/** What is done seldom and not by accident: a menu whose entries ask first. */
export const MoreActions = ({ actions }: { actions: readonly MoreAction[] }) => {
  const t = useTranslate();
  const [asked, ask] = useState<string | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu
        label={t('common.more')}
        place="below-right"
        trigger={(opens) => (
          <IconButton {...opens} aria-label={t('common.more')}>
            <MoreHoriz aria-hidden="true" />
          </IconButton>
        )}
      >
        {(close) =>
          actions.map(({ key, label, isDangerous }) => (
            <MenuItem
              key={key}
              sx={isDangerous ? { color: 'error.main' } : {}}
              onClick={() => {
                close();
                ask(key);
              }}
            >
              {label}
            </MenuItem>
          ))
        }
      </ActionMenu>
      {actions.find(({ key }) => key === asked)?.dialog(() => ask(null))}
    </>
  );
};
