import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { useCompanyChoices } from './useCompanyChoices.ts';

const Root = styled('div')({
  flex: '0 1 240px',
  minWidth: 180,
  '@media (max-width: 719px)': { flex: '1 1 100%' },
});

/** Keeps a list to one company, found by typing; emptied, it shows all. */
export const CompanyFilter = () => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { companyId, ...others } = filterValues;
  const { choices, chosen, setSearch } = useCompanyChoices(companyId ?? null);
  return (
    <Root>
      <Combobox
        aria-label={t('platform.company.one')}
        placeholder={t('platform.company.any')}
        choices={choices}
        chosen={chosen}
        onChoose={(choice) => setFilters(choice ? { ...others, companyId: choice.id } : others)}
        onSearch={setSearch}
      />
    </Root>
  );
};
