import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useContext, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useSectionTable } from '#admin-ui/layout/section-context';
import { useCan } from '#admin-ui/providers/me.tsx';
import { DescriptionContext, type Row } from '#admin-ui/shared/resource/description';
import { permissionTo } from '#admin-ui/shared/resource/permission-to';
import { isResource } from '#admin-ui/shared/resource/useResource';
import type { FullColumn } from './column.ts';
import { ToolButton } from './ToolButton.tsx';
import { useServerExport } from './useServerExport.ts';

/** What the names of another resource's records are, for those who may read them. */
const useNaming = () => {
  const t = useTranslate();
  const can = useCan();
  const resources = useSectionTable().filter(isResource);
  return (name: string) => {
    const found = resources.find((resource) => resource.name === name);
    return found && can(permissionTo('read', found)) ? (record: Row) => found.nameOf(record, t) : undefined;
  };
};

/** Saves all rows of the list as it is filtered, written by the server. */
const ServerExportButton = ({ name, fields }: { name: string; fields: () => Promise<readonly string[]> }) => {
  const t = useTranslate();
  const { filter, filterValues, total } = useListContext();
  const { isBusy, save } = useServerExport({ resource: name, fields });
  return (
    <ToolButton
      icon={FileDownloadOutlined}
      label={t('common.list.export')}
      disabled={isBusy || !total}
      onClick={() => void save({ ...filterValues, ...filter })}
    />
  );
};

/** Saves the columns that are shown, of all rows of the list as it is filtered and sorted, as a CSV file. */
const ShownExportButton = <R extends RaRecord>({ columns }: { columns: readonly FullColumn<R>[] }) => {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const naming = useNaming();
  const { resource, sort, filter, filterValues, total } = useListContext<R>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { exportCsv } = await import('./export-csv.ts');
      const list = { resource, sort, filter: { ...filterValues, ...filter } };
      const { count, isAll } = await exportCsv(dataProvider, list, columns, { t, locale, naming });
      notify(isAll ? 'common.list.exported' : 'common.list.exportedFirst', {
        type: isAll ? 'success' : 'warning',
        messageArgs: { smart_count: count },
      });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ToolButton
      icon={FileDownloadOutlined}
      label={t('common.list.export')}
      disabled={isBusy || !total}
      onClick={() => void save()}
    />
  );
};

/** A list as a CSV file: the server's, where it writes one. */
export const ExportButton = <R extends RaRecord>({ columns }: { columns: readonly FullColumn<R>[] }) => {
  const { name = '', exportFields } = useContext(DescriptionContext) ?? {};
  return exportFields ? (
    <ServerExportButton name={name} fields={exportFields} />
  ) : (
    <ShownExportButton columns={columns} />
  );
};
