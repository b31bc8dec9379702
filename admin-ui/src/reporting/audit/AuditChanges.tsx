import { styled } from '@mui/material/styles';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useTranslate } from 'react-admin';
import { AuditValue } from './AuditValue.tsx';
import { spreadCustom } from './custom-values.ts';
import { inFieldOrder } from './field-order.ts';
import { useAuditWords } from './useAuditWords.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 860,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { padding: '6px 12px 6px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 560, color: theme.palette.text.secondary },
  '& tbody th': { fontWeight: 560 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& th:first-of-type': { width: '24%' },
  '@media (max-width: 599px)': { '& th:first-of-type': { width: 96 } },
}));
const Before = styled('div')(({ theme }) => ({ color: theme.palette.brand.tones.danger.ink }));
const After = styled('div')(({ theme }) => ({ color: theme.palette.brand.tones.success.ink }));
const Nothing = styled('p')(({ theme }) => ({ margin: 0, fontSize: '0.8125rem', color: theme.palette.text.secondary }));

/** The values that an event took away and put in their place. */
export const AuditChanges = ({ entry }: { entry: Pick<AuditEntryView, 'entity' | 'added' | 'removed'> }) => {
  const t = useTranslate();
  const { fieldName } = useAuditWords(entry.entity);
  const added = spreadCustom(entry.added ?? {});
  const removed = spreadCustom(entry.removed ?? {});
  const fields = inFieldOrder([...new Set([...Object.keys(removed), ...Object.keys(added)])]);
  // A salary that changed alone is read in the currency that stayed.
  const currency = added.currency ?? removed.currency;
  const value = (values: Record<string, unknown>, field: string) =>
    field in values && <AuditValue entity={entry.entity} field={field} values={{ currency, ...values }} />;

  if (fields.length === 0) return <Nothing>{t('reporting.audit.noValues')}</Nothing>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('reporting.audit.field.name')}</th>
          <th scope="col">{t('reporting.audit.removed')}</th>
          <th scope="col">{t('reporting.audit.added')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{fieldName(field)}</th>
            <td>
              <Before>{value(removed, field)}</Before>
            </td>
            <td>
              <After>{value(added, field)}</After>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
