import { styled } from '@mui/material/styles';

/** People or times, one a line, with what there is to say of each beside it. */
export const PeopleList = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '10px 0',
  },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));
