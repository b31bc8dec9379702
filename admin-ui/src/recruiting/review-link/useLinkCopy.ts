import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** The address of a link. Its secret stands behind the `#`, which browsers send to no server. */
const addressOf = (token: string): string => new URL(`/c/reviews#${token}`, window.location.origin).href;

/** Copies a link's address; where the browser does not let us, `shown` holds it to be copied by hand. */
export const useLinkCopy = () => {
  const { send } = useDataProvider<ConsoleDataProvider>();
  const [shown, show] = useState<string | null>(null);
  const copy = async (id: string): Promise<boolean> => {
    const { data } = await send<{ token: string }>('review-links', { id, action: 'token', body: {} });
    const address = addressOf(data.token);
    try {
      await navigator.clipboard.writeText(address);
      show(null);
      return true;
    } catch {
      show(address);
      return false;
    }
  };
  return { copy, shown };
};
