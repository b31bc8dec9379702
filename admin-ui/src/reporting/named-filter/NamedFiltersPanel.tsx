import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import type { ColumnChoice } from '#admin-ui/shared/list/useChosenColumns';
import { NamedFilterForm } from './NamedFilterForm.tsx';
import { NamedFilterItem } from './NamedFilterItem.tsx';
import { useNamedFilters } from './useNamedFilters.ts';

const Title = styled('h3')(({ theme }) => ({
  margin: '0 0 4px',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: theme.palette.text.secondary,
}));
const List = styled('ul')({ margin: '0 0 12px', padding: 0, listStyle: 'none', maxHeight: 260, overflowY: 'auto' });
const Line = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
}));

type Props = { columns: Pick<ColumnChoice<never>, 'choice' | 'choose'>; close: () => void };

/** The named filters of a list, one's own and the shared ones, and a name for what it shows now. */
export const NamedFiltersPanel = ({ columns, close }: Props) => {
  const t = useTranslate();
  const filters = useNamedFilters(columns);
  const { own, shared, error, isPending, refetch } = filters;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Line role="status">{t('common.loading')}</Line>;
  const groups = [
    { title: t('reporting.namedFilter.own'), of: own },
    { title: t('reporting.namedFilter.shared'), of: shared },
  ];
  return (
    <>
      {own.length + shared.length === 0 && <Line>{t('reporting.namedFilter.none')}</Line>}
      {groups.map(
        ({ title, of }) =>
          of.length > 0 && (
            <section key={title} aria-label={title}>
              <Title>{title}</Title>
              <List>
                {of.map((named) => (
                  <NamedFilterItem key={named.id} named={named} filters={filters} onApply={close} />
                ))}
              </List>
            </section>
          ),
      )}
      {filters.leavesOut && <Line>{t('reporting.namedFilter.leftOut')}</Line>}
      <NamedFilterForm
        key={own.length}
        label={t('reporting.namedFilter.nameThis')}
        initial={{ name: '', isShared: filters.isSharing }}
        isBusy={filters.isBusy}
        onSave={(named) => void filters.save(named, () => undefined)}
      />
    </>
  );
};
