import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

type Props = {
  field: string;
  /** Below it: `detail`, `apply`, `clear`. */
  words: string;
  /** What the list is narrowed to once it is applied; undefined: to nothing. */
  value: () => unknown;
  close: () => void;
  children: ReactNode;
};

/** Narrows a list by one field, in a panel of its tools. */
export const FilterForm = ({ field, words, value, close, children }: Props) => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { [field]: isSet, ...others } = filterValues as Record<string, unknown>;
  const set = (next: unknown) => {
    setFilters(next === undefined ? others : { ...others, [field]: next });
    close();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    set(value());
  };
  return (
    <form onSubmit={apply} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`${words}.detail`)}
      </Typography>
      {children}
      <Button type="submit" variant="contained">
        {t(`${words}.apply`)}
      </Button>
      {isSet !== undefined && <Button onClick={() => set(undefined)}>{t(`${words}.clear`)}</Button>}
    </form>
  );
};
