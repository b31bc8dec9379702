import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { NamedFilterView } from 'contracts/reporting/named-filter/named-filter.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { NamedFilterForm } from './NamedFilterForm.tsx';
import type { NamedFilters } from './useNamedFilters.ts';

const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: 4, '& form': { flex: 1, padding: '8px 0' } });
const Apply = styled(Button)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'block',
  textAlign: 'left',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '&[aria-current]': { background: theme.palette.brand.tones.success.tint },
}));
const By = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.75rem',
  fontWeight: 400,
  color: theme.palette.text.secondary,
}));

type Props = { named: NamedFilterView; filters: NamedFilters; onApply: () => void };

/** One named filter: to be applied, and for those who may to be renamed, shared and removed. */
export const NamedFilterItem = ({ named, filters, onApply }: Props) => {
  const t = useTranslate();
  const [step, setStep] = useState<'edit' | 'remove' | null>(null);
  const { name, isShared, ownerName } = named;
  const isOwn = filters.own.includes(named);
  const close = () => setStep(null);
  if (step === null) {
    const by = isOwn
      ? isShared && t('reporting.namedFilter.sharedByMe')
      : t('reporting.namedFilter.by', { name: ownerName ?? t('reporting.namedFilter.somebody') });
    return (
      <Item>
        <Apply
          size="small"
          aria-current={filters.isCurrent(named) || undefined}
          onClick={() => {
            onApply();
            filters.apply(named);
          }}
        >
          {name}
          {by && <By>{by}</By>}
        </Apply>
        {filters.mayChange(named) && (
          <IconButton
            size="small"
            aria-label={t('reporting.namedFilter.edit', { name })}
            onClick={() => setStep('edit')}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
        )}
      </Item>
    );
  }
  return (
    <Item>
      <NamedFilterForm
        label={t('reporting.namedFilter.name')}
        initial={{ name, isShared }}
        isBusy={filters.isBusy}
        hasFocus
        onSave={(wanted) => void filters.change(named, wanted, close)}
      >
        <Button onClick={close}>{t('common.cancel')}</Button>
        {filters.mayRemove(named) && (
          <Button color="error" sx={{ ml: 'auto' }} onClick={() => setStep('remove')}>
            {t('reporting.namedFilter.remove')}
          </Button>
        )}
      </NamedFilterForm>
      <ConfirmDialog
        isOpen={step === 'remove'}
        title={t('reporting.namedFilter.removal.title', { name })}
        confirm={t('reporting.namedFilter.remove')}
        isDangerous
        isBusy={filters.isBusy}
        onConfirm={() => void filters.remove(named, close)}
        onCancel={() => setStep('edit')}
      >
        {t(`reporting.namedFilter.removal.${isShared ? 'shared' : 'own'}`)}
      </ConfirmDialog>
    </Item>
  );
};
