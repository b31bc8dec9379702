import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isColour } from '#admin-ui/shared/contrast';
import { InputControl } from './controls.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, '& > input[type="text"]': { flex: 1 } });
const Swatch = styled('input')(({ theme }) => ({
  flexShrink: 0,
  width: 44,
  height: 40,
  padding: 4,
  border: 0,
  borderRadius: 8,
  cursor: 'pointer',
  background: theme.palette.brand.surface,
  boxShadow: `inset 0 0 0 1px ${theme.palette.brand.outline}`,
}));

type Props = FieldProps & {
  /** Words below, of the colour that is chosen. */
  hintOf?: (colour: string) => string;
  /** How it will look, at the end of the line. */
  sample?: (colour: string) => ReactNode;
};

/** A colour like `#0c4a3d`: picked or typed. */
export const ColourField = ({ hintOf, sample, ...props }: Props) => {
  const t = useTranslate();
  const { id, field, fault, label, isRequired } = useField({ ...props, defaultValue: '' });
  const value = String(field.value ?? '');
  const colour = isColour(value.trim()) ? value.trim() : null;
  const hint = colour === null ? '' : (hintOf?.(colour) ?? '');
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <Row>
        <Swatch
          type="color"
          aria-label={t('common.pickColour', { label })}
          value={colour?.toLowerCase() ?? '#000000'}
          onChange={(event) => field.onChange(event.target.value)}
        />
        <InputControl
          {...field}
          type="text"
          value={value}
          onChange={(event) => field.onChange(event.target.value.toLowerCase())}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          required={isRequired}
          {...describedBy(id, { hint, fault })}
        />
        {colour && sample?.(colour)}
      </Row>
    </FieldFrame>
  );
};
