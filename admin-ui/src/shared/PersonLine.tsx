import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', minWidth: 0, verticalAlign: 'middle' });

type Props = { id: string; name: string; picture: string | null; size?: number; children?: ReactNode };

/** Somebody by picture and name; `children` where more is said than the name. */
export const PersonLine = ({ id, name, picture, size = 28, children = name }: Props) => (
  <Line style={{ gap: Math.round(size / 3) }}>
    <Avatar id={id} name={name} picture={picture} size={size} />
    {children}
  </Line>
);
