import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useIsPhone } from '#admin-ui/layout/useIsPhone';
import { FoldedFilters } from './FoldedFilters.tsx';
import { SearchBox } from './SearchBox.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 12 });

const Tools = styled('div')({ display: 'flex', gap: 4, marginLeft: 'auto' });

/** As many as stand on two lines of a phone. */
const MOST_UNFOLDED = 3;

type Props = { searchLabel?: string | undefined; children?: ReactNode; tools?: ReactNode };

/** Search, filters, and a way back from both; at the end what else can be done with the list. */
export const Toolbar = ({ searchLabel, children, tools }: Props) => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isPhone = useIsPhone();
  const set = Object.keys(filterValues).filter((name) => name !== 'q').length;
  if (!searchLabel && !children && !tools) return null;
  return (
    <Row>
      {searchLabel && <SearchBox label={searchLabel} />}
      {isPhone && Children.count(children) > MOST_UNFOLDED ? (
        <FoldedFilters set={set}>{children}</FoldedFilters>
      ) : (
        children
      )}
      {set > 0 && (
        <Button size="small" startIcon={<Close />} onClick={() => setFilters({})}>
          {t('common.list.clearFilters')}
        </Button>
      )}
      {tools && <Tools>{tools}</Tools>}
    </Row>
  );
};
