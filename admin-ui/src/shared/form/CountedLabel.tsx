import { styled } from '@mui/material/styles';
import { useLocale } from 'ui-kit/preferences/preferences';
import { formatCount } from '#admin-ui/shared/formats';

const Count = styled('small')(({ theme }) => ({
  float: 'right',
  fontSize: '0.8125rem',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.secondary,
}));

/** A label with a count of what is written and what fits. */
export const CountedLabel = ({ label, length, max }: { label: string; length: number; max: number }) => {
  const locale = useLocale();
  return (
    <>
      {label}
      <Count aria-hidden="true">{`${formatCount(length, locale)} / ${formatCount(max, locale)}`}</Count>
    </>
  );
};
