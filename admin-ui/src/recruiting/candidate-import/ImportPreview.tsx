import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ImportPreview as Preview } from 'contracts/recruiting/candidate-import/candidate-import.endpoints';
import type { ImportMapping } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useReason } from './useReason.ts';

const List = styled('ul')({ margin: '8px 0 0', paddingLeft: 20, '& li': { overflowWrap: 'anywhere' } });

/** Lines that are shown before the import begins. */
const SHOWN = 8;

/** The first rows as they lie on the server, and what of them would not be taken under this mapping. */
export const useImportPreview = (id: string, settings: { mapping: ImportMapping; dayOrder: string }) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['candidate-imports', id, 'preview', settings],
    queryFn: async () => {
      const sent = { id, action: 'preview', body: settings };
      return (await dataProvider.send<Preview>('candidate-imports', sent)).data;
    },
    placeholderData: (before) => before,
    retry: false,
  });
  return data;
};

/** Says before an import begins which of its first rows, and which cells of them, would be left out. */
export const ImportPreview = ({ preview }: { preview: Preview | undefined }) => {
  const t = useTranslate();
  const reason = useReason();
  if (!preview || preview.looked === 0) return null;
  const { looked, refusedRows, faults } = preview;
  const words = 'resources.candidate-imports.preview';
  if (faults.length === 0) return <Alert severity="success">{t(`${words}.clean`, { smart_count: looked })}</Alert>;
  return (
    <Alert severity="warning">
      {t(`${words}.faults`, { smart_count: looked, refused: refusedRows })}
      <List>
        {faults.slice(0, SHOWN).map(({ row, column, code, isLeftOut }) => (
          <li key={`${row} ${column} ${code}`}>
            {t(`${words}.${isLeftOut ? 'cell' : 'row'}`, { row, column: column ?? '', reason: reason(code) })}
          </li>
        ))}
      </List>
    </Alert>
  );
};
