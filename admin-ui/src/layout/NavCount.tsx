import { styled } from '@mui/material/styles';

/** As much as fits. */
const MOST = 99;

const Root = styled('span')(({ theme }) => ({
  flexShrink: 0,
  minWidth: 22,
  marginLeft: 'auto',
  padding: '1px 6px',
  borderRadius: 11,
  fontSize: '0.75rem',
  fontWeight: 640,
  textAlign: 'center',
  color: theme.palette.brand.tones.info.ink,
  background: theme.palette.brand.tones.info.tint,
  '[data-mini] > &': { position: 'absolute', top: 0, right: 0, minWidth: 16, padding: '0 4px', fontSize: '0.6875rem' },
}));

type Props = { count: number; label: string };

/** How much waits behind an entry of the menu; nothing where nothing does. */
export const NavCount = ({ count, label }: Props) =>
  count === 0 ? null : (
    <Root role="img" aria-label={label} title={label}>
      {count > MOST ? `${MOST}+` : count}
    </Root>
  );
