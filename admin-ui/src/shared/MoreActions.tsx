import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentType, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { RequiredPermission } from '#admin-ui/sections';
import { ActionMenu } from './ActionMenu.tsx';

/** What is done seldom and not by accident. */
export type MoreAction<R> = {
  /** Translation key. */
  label: string;
  permission: RequiredPermission;
  /** Which records it can be done to; all by default. */
  isFor?: (record: R) => boolean;
  isDangerous?: boolean;
  /** What asks before it is done. */
  dialog: ComponentType<{ record: R; onClose: () => void }>;
};

/** A menu whose entries ask first; nothing where the person may do none of them. */
export const MoreActions = <R,>({ actions, record }: { actions: readonly MoreAction<R>[]; record: R }) => {
  const t = useTranslate();
  const can = useCan();
  const [asked, ask] = useState<MoreAction<R> | null>(null);
  const offered = actions.filter(({ permission, isFor }) => can(permission) && (!isFor || isFor(record)));
  if (offered.length === 0) return null;
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
          offered.map((action) => (
            <MenuItem
              key={action.label}
              sx={action.isDangerous ? { color: 'error.main' } : {}}
              onClick={() => {
                close();
                ask(action);
              }}
            >
              {t(action.label)}
            </MenuItem>
          ))
        }
      </ActionMenu>
      {asked && <asked.dialog record={record} onClose={() => ask(null)} />}
    </>
  );
};
