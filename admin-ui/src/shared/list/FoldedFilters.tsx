import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

const Folded = styled('div')(({ theme }) => ({
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 12,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  // There is room for what a tool is called.
  '& > button': { flex: '1 1 auto', fontSize: '0.875rem', '& .MuiButton-startIcon': { marginRight: 8 } },
}));

/** Filters of a list behind one button, which says how many are set: on a phone many of them would fill the page. */
export const FoldedFilters = ({ set, children }: { set: number; children: ReactNode }) => {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterList />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {set > 0 ? `${t('common.list.filters')} (${set})` : t('common.list.filters')}
      </Button>
      <Folded id={id} hidden={!isOpen} style={isOpen ? undefined : { display: 'none' }}>
        {isOpen && children}
      </Folded>
    </>
  );
};
