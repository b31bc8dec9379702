import Button from '@mui/material/Button';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useServerExport } from '#admin-ui/shared/list/useServerExport';
import { exportFields } from './export-fields.ts';

/** Saves the ticked candidates as a file. */
export const ExportSelected = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { selectedIds, total, meta, filterValues } = useListContext();
  const { isBusy, save } = useServerExport({ resource: 'candidates', fields: exportFields });
  const start = async () => {
    const { MAX_EXPORTED_IDS } = await import('contracts/recruiting/candidate/candidate.export');
    if (selectedIds.length <= MAX_EXPORTED_IDS) return save({ id: selectedIds });
    // All that the list finds are named by its filter.
    const { isTickedBy } = await import('#admin-ui/shared/list/SelectMatching.tsx');
    if (selectedIds.length === total && meta?.isAtLeast !== true && isTickedBy('candidates', filterValues))
      return save(filterValues);
    notify('resources.candidates.bulk.exportMost', { type: 'warning', messageArgs: { most: MAX_EXPORTED_IDS } });
  };
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void start()}>
      {t('common.list.export')}
    </Button>
  );
};
