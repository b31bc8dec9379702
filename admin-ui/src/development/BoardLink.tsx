import DynamicFeedOutlined from '@mui/icons-material/DynamicFeedOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { routeOf } from 'contracts/client/route';
import type { createTicket } from 'contracts/identity/session/session.endpoints';
import { useNotify, useTranslate } from 'react-admin';
import { NavButton } from '#admin-ui/layout/NavItem.tsx';
import { TileButton } from '#admin-ui/layout/Tiles.tsx';
import { client, currentTenant } from '#admin-ui/providers/client';
import { problemMessage } from '#admin-ui/providers/problems';

const ticketRoute = routeOf<typeof createTicket>({
  method: 'POST',
  path: '/api/auth/tickets',
  access: 'authenticated',
});

/** Opens the board of background jobs: a page that cannot carry a bearer token gets a ticket of a minute instead. */
const useOpenBoard = () => {
  const t = useTranslate();
  const notify = useNotify();
  return async () => {
    // The window opens within the click, else it would be blocked; its address follows.
    const tab = window.open('', '_blank');
    try {
      const { data } = await client.call(ticketRoute, {});
      const query = new URLSearchParams({ ticket: data.ticket, tenant: currentTenant.get() ?? '' });
      const address = `/board?${query}`;
      if (tab) tab.location.replace(address);
      else window.location.assign(address);
    } catch (error) {
      tab?.close();
      notify(problemMessage(error, t), { type: 'error' });
    }
  };
};

/** The way to the board in the menu. */
export const BoardLink = ({ mini }: { mini: boolean }) => {
  const t = useTranslate();
  const open = useOpenBoard();

  return (
    <NavButton
      icon={DynamicFeedOutlined}
      label={t('layout.board')}
      mini={mini}
      onClick={() => void open()}
      title={t('layout.opensNewTab')}
      after={<OpenInNewOutlined aria-hidden="true" style={{ fontSize: 15, marginLeft: 'auto' }} />}
    />
  );
};

/** The way to the board among tiles. */
export const BoardTile = () => {
  const t = useTranslate();
  const open = useOpenBoard();
  return (
    <TileButton type="button" data-tile title={t('layout.opensNewTab')} onClick={() => void open()}>
      <span>
        <DynamicFeedOutlined aria-hidden="true" />
      </span>
      <span>{t('layout.board')}</span>
    </TileButton>
  );
};
