import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour } from 'ui-kit/theme/colours';
import { Icon, type IconName } from './Icon.tsx';

const Root = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: 'clamp(32px, 8vw, 64px) 20px',
  textAlign: 'center',
  '& > p': { maxWidth: '46ch', color: colour.inkSoft },
});
const Round = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  marginBottom: 8,
  borderRadius: 999,
  color: colour.brand,
  background: colour.sunken,
});
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 16,
  '&:empty': { display: 'none' },
});

type Props = { icon: IconName; title: string; detail: string; role?: 'alert' | 'status'; children?: ReactNode };

/** In place of what is not there: why, and where to go from here. */
export const Notice = ({ icon, title, detail, role, children }: Props) => (
  <Root role={role}>
    <Round>
      <Icon name={icon} size={26} />
    </Round>
    <h2>{title}</h2>
    <p>{detail}</p>
    <Actions>{children}</Actions>
  </Root>
);
