import type { InputProps } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { formatCount } from '#admin-ui/shared/formats';
import { roomFor, TextAreaControl } from './controls.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';
import { atMost } from './validators.ts';

type Props = Pick<InputProps, 'source'> & { label: string; hint?: string; max: number; rows?: number };

/** Text of many lines, with a count of what fits. */
export const TextAreaField = ({ source, label, hint, max, rows = 10 }: Props) => {
  const locale = useLocale();
  const { id, field, fault } = useField({ source, validate: atMost(max), defaultValue: '' });
  const value: string = field.value ?? '';
  const counter = `${formatCount(value.length, locale)} / ${formatCount(max, locale)}`;
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} beside={counter}>
      <TextAreaControl
        {...field}
        value={value}
        rows={rows}
        style={roomFor(rows)}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
