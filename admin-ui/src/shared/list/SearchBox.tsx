import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { MAX_SEARCH_LENGTH } from 'contracts/kernel/entity.list';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useSlashKey } from './useSlashKey.ts';

/** Milliseconds between the last key and the question (docs/product.md UI-6). */
const DEBOUNCE = 100;

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 140px',
  maxWidth: 420,
  minHeight: 36,
  paddingInline: 10,
  borderRadius: 8,
  color: theme.palette.text.secondary,
  background: theme.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.palette.brand.outline}`,
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}` },
  '& svg': { fontSize: 18, flexShrink: 0 },
  '@media (max-width: 719px)': { maxWidth: 'none', flexBasis: '100%', minHeight: 42 },
}));
const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 0,
  padding: '6px 0',
  font: 'inherit',
  fontSize: '0.875rem',
  color: theme.palette.text.primary,
  background: 'transparent',
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
}));
const Clear = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: 0,
  borderRadius: 6,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { background: theme.palette.brand.sunken },
}));
const Hint = styled('kbd')(({ theme }) => ({
  padding: '0 6px',
  borderRadius: 4,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  border: `1px solid ${theme.palette.divider}`,
  '@media (hover: none), (max-width: 719px)': { display: 'none' },
}));

/** Searches the list while one types; `/` brings the keyboard here from anywhere. */
export const SearchBox = ({ label }: { label: string }) => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const asked: string = filterValues.q ?? '';
  const [typed, setTyped] = useState(asked);
  const lastAsked = useRef(asked);
  const input = useRef<HTMLInputElement>(null);
  const place = useRef(window.location.pathname);
  useSlashKey(input);

  useEffect(() => {
    if (asked === lastAsked.current) return;
    lastAsked.current = asked;
    setTyped(asked);
  }, [asked]);

  useEffect(() => {
    const sought = typed.trim();
    if (sought === lastAsked.current) return;
    const timer = setTimeout(() => {
      // The list stays on the screen while the page that was opened from it is loading.
      if (window.location.pathname !== place.current) return;
      lastAsked.current = sought;
      const { q: _, ...others } = filterValues;
      setFilters(sought ? { ...others, q: sought } : others);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, filterValues, setFilters]);

  return (
    <Root role="search">
      <Search aria-hidden="true" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed ? (
        <Clear type="button" aria-label={t('common.list.clearSearch')} onClick={() => setTyped('')}>
          <Close aria-hidden="true" />
        </Clear>
      ) : (
        <Hint aria-hidden="true">/</Hint>
      )}
    </Root>
  );
};
