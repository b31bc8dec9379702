import { getContrastRatio, styled } from '@mui/material/styles';
import { useLocale } from 'candidate-ui/shared/preferences';
import { languageTag } from 'contracts/kernel/language-tag';
import { useTranslate } from 'react-admin';
import { InputControl } from '#admin-ui/shared/form/controls';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { matching, required } from '#admin-ui/shared/form/validators';

const COLOUR = /^#[0-9a-f]{6}$/i;
const colourRules = [required(), matching(COLOUR, 'problem.color-invalid')];
/** WCAG 2.2, 1.4.3: what text takes to be read. */
const READABLE = 4.5;

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
const Sample = styled('span')({
  flexShrink: 0,
  padding: '8px 16px',
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 600,
});

const inkOn = (fill: string): string =>
  getContrastRatio(fill, '#ffffff') >= getContrastRatio(fill, '#000000') ? '#ffffff' : '#000000';

/** The colour of the public pages: picked or typed, as a button will look, and how well its text can be read on white. */
export const ColourField = ({ source, label }: { source: string; label: string }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { id, field, fault, isRequired } = useField({ source, validate: colourRules, defaultValue: '' });
  const value: string = field.value ?? '';
  const colour = COLOUR.test(value.trim()) ? value.trim() : null;
  const contrast = colour === null ? null : getContrastRatio(colour, '#ffffff');
  const ratio = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }).format(contrast ?? 0);
  const key = (contrast ?? 0) >= READABLE ? 'readable' : 'faint';
  const hint = contrast === null ? '' : t(`identity.company.contrast.${key}`, { ratio });
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <Row>
        <Swatch
          type="color"
          aria-label={t('identity.company.form.pick')}
          value={colour?.toLowerCase() ?? '#000000'}
          onChange={(event) => field.onChange(event.target.value)}
        />
        <InputControl
          {...field}
          type="text"
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          required={isRequired}
          {...describedBy(id, { hint, fault })}
        />
        {colour && (
          <Sample aria-hidden="true" style={{ background: colour, color: inkOn(colour) }}>
            {t('identity.company.form.sample')}
          </Sample>
        )}
      </Row>
    </FieldFrame>
  );
};
