import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { useIsFixed } from '#admin-ui/shared/list/fixed-filter';
import { useJobChoices } from './useJobChoices.ts';

const Root = styled('div')({
  width: 210,
  '& input': { minHeight: 36, padding: '6px 12px', fontSize: '0.875rem' },
  '@media (max-width: 719px)': { flex: '1 1 160px', '& input': { minHeight: 42 } },
});

/** Narrows a list to one job, found by typing. */
export const JobFilter = () => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { choices, chosen, setSearch } = useJobChoices(filterValues.jobId ?? null);
  const { jobId: _, ...others } = filterValues;
  const isFixed = useIsFixed('jobId');
  if (isFixed) return null;
  return (
    <Root>
      <Combobox
        aria-label={t('recruiting.job.one')}
        placeholder={t('common.list.anyOf', { label: t('recruiting.job.one') })}
        choices={choices}
        chosen={chosen}
        onChoose={(job) => setFilters(job ? { ...others, jobId: job.id } : others)}
        onSearch={setSearch}
      />
    </Root>
  );
};
