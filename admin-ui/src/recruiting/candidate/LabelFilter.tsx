import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useLabelChoices, useLabels } from '#admin-ui/automation/label/useLabels';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { useIsFixed } from '#admin-ui/shared/list/fixed-filter';

const Root = styled('div')({
  width: 190,
  '& input': { minHeight: 36, padding: '6px 12px', fontSize: '0.875rem' },
  '@media (max-width: 719px)': { flex: '1 1 160px', '& input': { minHeight: 42 } },
});

/** Narrows the list to the candidates with one label, found by typing. */
export const LabelFilter = () => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { labelId, ...others } = filterValues;
  const { labels, setSearch } = useLabelChoices('candidate');
  const [chosen] = useLabels(labelId ? [labelId] : []);
  const isFixed = useIsFixed('labelId');
  if (isFixed) return null;
  return (
    <Root>
      <Combobox
        aria-label={t('automation.label.one')}
        placeholder={t('common.list.anyOf', { label: t('automation.label.one') })}
        choices={labels.map(({ id, name }) => ({ id, name }))}
        chosen={chosen ? { id: chosen.id, name: chosen.name } : null}
        onChoose={(label) => setFilters(label ? { ...others, labelId: label.id } : others)}
        onSearch={setSearch}
      />
    </Root>
  );
};
