import ArrowForward from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { durationText } from '#admin-ui/recruiting/job/durations';
import { formatCount } from '#admin-ui/shared/formats';
import type { Bar } from './figures.ts';
import { useOpenList } from './useOpenList.ts';

const Root = styled('div')({
  height: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '0 8px',
});
const Count = styled('p')({
  margin: 0,
  fontSize: '2rem',
  fontWeight: 640,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
const Open = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 0',
  border: 0,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 560,
  color: theme.palette.primary.main,
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { fontSize: 16 },
}));

type Props = { bar: Bar; seconds?: number | null | undefined };

/** One number, or how long what it counts took, and the way to what it counts. */
export const TotalReport = ({ bar, seconds }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const open = useOpenList();
  const { filter } = bar;
  return (
    <Root>
      <Count>{seconds === undefined ? formatCount(bar.count, locale) : durationText(seconds, locale)}</Count>
      {filter && bar.count > 0 && (
        <Open type="button" onClick={() => void open(filter)}>
          {t(`reporting.dashboard.open.${filter.resource}`)}
          <ArrowForward aria-hidden="true" />
        </Open>
      )}
    </Root>
  );
};
