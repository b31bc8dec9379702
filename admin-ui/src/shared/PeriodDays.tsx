import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { DatePickers } from './form/DatePickers.tsx';
import type { CustomDays } from './useCustomDays.ts';

const ENDS = ['start', 'end'] as const;
const Field = styled('div')({ width: 190, minWidth: 0, '@media (max-width: 719px)': { flex: '1 1 130px' } });

type Props = Pick<CustomDays, 'faults'> & {
  days: NonNullable<CustomDays['days']>;
  onChange: (part: { start?: string; end?: string }) => void;
};

/** The first and the last day of a period of one's own. */
export const PeriodDays = ({ days, faults, onChange }: Props) => {
  const t = useTranslate();
  return ENDS.map((part) => {
    const fault = days[part] ? faults[part] : null;
    return (
      <Field key={part}>
        <DatePickers
          label={t(`common.period.${part}`)}
          isLabelHidden
          fault={fault ? t(fault) : undefined}
          value={days[part]}
          onChange={(day) => onChange({ [part]: day })}
        />
      </Field>
    );
  });
};
