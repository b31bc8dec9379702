import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Tone } from 'ui-kit/theme/palette';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  padding: 'clamp(40px, 8vw, 88px) 24px',
});
const Badge = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginBottom: 16,
  borderRadius: 14,
  color: theme.palette.brand.tones[tone].ink,
  background: theme.palette.brand.tones[tone].tint,
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 20 });

/** A sign above what a page has to say. */
export const NoticeBadge = ({ icon: Icon, tone }: { icon: typeof SvgIcon; tone: Tone }) => (
  <Badge tone={tone}>
    <Icon aria-hidden="true" />
  </Badge>
);

type Props = { icon?: typeof SvgIcon; tone?: Tone; title?: string; detail?: string; children?: ReactNode };

/** Nothing to show here, why, and what can be done about it. */
export const Notice = ({ icon, tone = 'success', title, detail, children }: Props) => (
  <Root>
    {icon && <NoticeBadge icon={icon} tone={tone} />}
    {title && (
      <Typography variant="h2" component="p">
        {title}
      </Typography>
    )}
    {detail && (
      <Typography variant="body2" sx={{ mt: 0.75, maxWidth: 440, color: 'text.secondary' }}>
        {detail}
      </Typography>
    )}
    {children && <Actions>{children}</Actions>}
  </Root>
);
