import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { PeriodSelect } from '#admin-ui/shared/PeriodSelect.tsx';
import { useCustomDays } from '#admin-ui/shared/useCustomDays';
import { TIMES, useIsFixed } from './fixed-filter.ts';

const Zone = styled('span')(({ theme }) => ({
  alignSelf: 'center',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

/** When things happened: one of the usual periods, or two days of one's own. `label` says what happened then. */
export const PeriodFilter = ({ label = 'common.period.label' }: { label?: string }) => {
  const t = useTranslate();
  const zone = usePageZone();
  const isFixed = useIsFixed(...TIMES);
  const { filterValues, setFilters } = useListContext();
  const { period = '', ...others } = filterValues;
  const custom = useCustomDays(period);
  if (isFixed) return null;
  return (
    <>
      <PeriodSelect
        label={t(label)}
        period={period}
        custom={custom}
        onChoose={(chosen) => setFilters(chosen ? { ...others, period: chosen } : others)}
        none={t('common.list.anyOf', { label: t(label) })}
      />
      {(period || custom.days) && <Zone>{t('common.period.zone', { zone: zoneName(zone) })}</Zone>}
    </>
  );
};
