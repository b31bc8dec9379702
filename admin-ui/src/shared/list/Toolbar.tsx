import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { SearchBox } from './SearchBox.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 12 });

/** Search, filters, and a way back from both. */
export const Toolbar = ({ searchLabel, children }: { searchLabel?: string | undefined; children?: ReactNode }) => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).some((name) => name !== 'q');
  if (!searchLabel && !children) return null;
  return (
    <Row>
      {searchLabel && <SearchBox label={searchLabel} />}
      {children}
      {isFiltered && (
        <Button size="small" startIcon={<Close />} onClick={() => setFilters({})}>
          {t('common.list.clearFilters')}
        </Button>
      )}
    </Row>
  );
};
