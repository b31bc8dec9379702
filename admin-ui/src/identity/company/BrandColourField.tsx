import { getContrastRatio, styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { contrastOf, READABLE, ratioText } from '#admin-ui/shared/contrast';
import { ColourField } from '#admin-ui/shared/form/ColourField.tsx';
import { matching, required } from '#admin-ui/shared/form/validators';

const colourRules = [required(), matching(/^#[0-9a-f]{6}$/i, 'problem.color-invalid')];
const WHITE = '#ffffff';
const Sample = styled('span')({
  flexShrink: 0,
  padding: '8px 16px',
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 600,
});

const inkOn = (fill: string): string =>
  getContrastRatio(fill, WHITE) >= getContrastRatio(fill, '#000000') ? WHITE : '#000000';

/** The colour of the public pages: as a button will look, and how well its text can be read on white. */
export const BrandColourField = ({ source, label }: { source: string; label: string }) => {
  const t = useTranslate();
  const locale = useLocale();
  const hintOf = (colour: string) => {
    const contrast = contrastOf(colour, WHITE) ?? 0;
    const key = contrast >= READABLE ? 'readable' : 'faint';
    return t(`identity.company.contrast.${key}`, { ratio: ratioText(contrast, locale) });
  };
  return (
    <ColourField
      source={source}
      label={label}
      validate={colourRules}
      hintOf={hintOf}
      sample={(colour) => (
        <Sample aria-hidden="true" style={{ background: colour, color: inkOn(colour) }}>
          {t('identity.company.form.sample')}
        </Sample>
      )}
    />
  );
};
