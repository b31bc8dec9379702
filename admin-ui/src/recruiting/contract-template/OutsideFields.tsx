import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { TemplateField } from 'contracts/recruiting/contract/contract.fields';
import { useTranslate } from 'react-admin';

const words = 'resources.contract-templates';

type Props = {
  fields: readonly TemplateField[];
  labelOf: (field: TemplateField) => string;
  onMove?: (field: TemplateField) => void;
  onRemove?: (field: TemplateField) => void;
};

/** Fields on pages that the document has not, which are drawn nowhere: a shorter one has taken its place. */
export const OutsideFields = ({ fields, labelOf, onMove, onRemove }: Props) => {
  const t = useTranslate();
  if (fields.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <p style={{ margin: 0, fontWeight: 560 }}>{t(`${words}.outside`, { smart_count: fields.length })}</p>
      <ul style={{ margin: '6px 0 0', paddingLeft: 20, display: 'grid', gap: 4 }}>
        {fields.map((field) => {
          const name = t(`${words}.onPage`, { label: labelOf(field), page: field.page });
          return (
            <li key={field.id} style={{ overflowWrap: 'anywhere' }}>
              {name}{' '}
              {onMove && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`${t(`${words}.toLast`)}: ${name}`}
                  onClick={() => onMove(field)}
                >
                  {t(`${words}.toLast`)}
                </Button>
              )}
              {onRemove && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`${t(`${words}.removeField`)}: ${name}`}
                  onClick={() => onRemove(field)}
                >
                  {t(`${words}.removeField`)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
};
