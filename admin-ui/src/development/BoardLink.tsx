import DynamicFeedOutlined from '@mui/icons-material/DynamicFeedOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { routeOf } from 'contracts/client/route';
import type { createTicket } from 'contracts/identity/session/session.endpoints';
import { useNotify, useTranslate } from 'react-admin';
import { NavButton } from '#admin-ui/layout/NavItem.tsx';
import { client } from '#admin-ui/providers/client';
import { problemMessage } from '#admin-ui/providers/problems';

const ticketRoute = routeOf<typeof createTicket>({
  method: 'POST',
  path: '/api/auth/tickets',
  access: 'authenticated',
});

/** Opens the board of background jobs: a page that cannot carry a bearer token gets a ticket of a minute instead. */
export const BoardLink = ({ mini }: { mini: boolean }) => {
  const t = useTranslate();
  const notify = useNotify();

  const open = async () => {
    // The window opens within the click, else it would be blocked; its address follows.
    const tab = window.open('', '_blank');
    try {
      const { data } = await client.call(ticketRoute, {});
      const address = `/board?ticket=${encodeURIComponent(data.ticket)}`;
      if (tab) tab.location.replace(address);
      else window.location.assign(address);
    } catch (error) {
      tab?.close();
      notify(problemMessage(error, t), { type: 'error' });
    }
  };

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
