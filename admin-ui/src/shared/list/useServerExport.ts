import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { saveFile } from '#admin-ui/shared/save-file';

type Options = { resource: string; fields: () => Promise<readonly string[]> };

/** Saves what the server writes of a list, however many rows its filter finds, headed in the reader's language. */
export const useServerExport = ({ resource, fields }: Options) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const save = async (filter: object) => {
    setBusy(true);
    try {
      const headings = (await fields()).map((field) => [field, t(`resources.${resource}.fields.${field}`)]);
      const file = await dataProvider.exportList(resource, filter, Object.fromEntries(headings));
      saveFile(file, `${resource}-${new Date().toISOString().slice(0, 10)}.csv`);
      notify('common.list.saved', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
};
