import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Tone } from 'ui-kit/theme/palette';

export type StatusStyle = { tone: Tone; icon: typeof SvgIcon };

const Root = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  maxWidth: '100%',
  padding: '2px 9px 2px 7px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 560,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: theme.palette.brand.tones[tone].ink,
  background: theme.palette.brand.tones[tone].tint,
  '& svg': { fontSize: 15, flexShrink: 0 },
}));

/** A state in words, with an icon and a colour that say the same. */
export const ToneChip = ({ tone, icon: Icon, label }: StatusStyle & { label: string }) => (
  <Root tone={tone}>
    <Icon aria-hidden="true" />
    {label}
  </Root>
);

/** A chip for each of these states; `texts` is the catalogue that names them. */
export const statusChip =
  <S extends string>(texts: string, styles: Record<S, StatusStyle>) =>
  ({ status }: { status: S }) => {
    const t = useTranslate();
    return <ToneChip {...styles[status]} label={t(`${texts}.${status}`)} />;
  };
