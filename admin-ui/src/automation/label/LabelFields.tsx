import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocale } from 'ui-kit/preferences/preferences';
import { contrastOf, isColour, READABLE, ratioText } from '#admin-ui/shared/contrast';
import { ColourField } from '#admin-ui/shared/form/ColourField.tsx';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { LabelChip } from './LabelChip.tsx';
import { useScopes } from './useScopes.ts';

const Look = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  borderRadius: 10,
  fontSize: '0.875rem',
  background: theme.palette.brand.sunken,
  '& > span:first-of-type': { maxWidth: 240 },
  '&[data-faint]': { color: theme.palette.brand.tones.notice.ink, background: theme.palette.brand.tones.notice.tint },
}));
const Words = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, '& svg': { fontSize: 18 } });

/** How the label will look, and how well it can be read. */
const LabelLook = () => {
  const t = useTranslate();
  const locale = useLocale();
  const [name, backgroundColor, fontColor] = useWatch({ name: ['name', 'backgroundColor', 'fontColor'] });
  const contrast = contrastOf(backgroundColor, fontColor);
  if (contrast === null || !isColour(backgroundColor) || !isColour(fontColor)) return null;
  const isFaint = contrast < READABLE;
  const ratio = ratioText(contrast, locale);
  return (
    <Look data-faint={isFaint || undefined}>
      <span aria-hidden="true">
        <LabelChip
          label={{
            name: String(name).trim() || t('resources.labels.name', { smart_count: 1 }),
            backgroundColor,
            fontColor,
          }}
        />
      </span>
      <Words role="status">
        {isFaint && <WarningAmberRounded aria-hidden="true" />}
        {t(`resources.labels.contrast.${isFaint ? 'faint' : 'readable'}`, { ratio })}
      </Words>
    </Look>
  );
};

/** The two colours of a label, side by side, and what comes of them. */
export const LabelColours = () => (
  <>
    <Columns>
      <ColourField source="backgroundColor" />
      <ColourField source="fontColor" />
    </Columns>
    <LabelLook />
  </>
);

export const ScopeField = () => <SelectField source="scopeId" choices={useScopes()} />;
