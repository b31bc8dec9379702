import { useTranslate } from 'react-admin';
import { saveFrom } from 'ui-kit/download/save-from';
import { toHttpError } from '#admin-ui/providers/problems';

/** Saves what an address gives; fails with a message to be read. */
export const useSaveFrom = () => {
  const t = useTranslate();
  return (address: string): Promise<void> =>
    saveFrom(address).catch((error: unknown) => {
      throw toHttpError(error, t);
    });
};
