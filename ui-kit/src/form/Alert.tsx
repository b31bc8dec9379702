import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { toneColour } from '#ui-kit/theme/colours';

const Root = styled.p({
  padding: '10px 14px',
  borderRadius: 8,
  fontSize: '0.875rem',
  color: toneColour.danger.ink,
  background: toneColour.danger.tint,
});

/** Why what was asked for did not happen. */
export const Alert = ({ children }: { children: ReactNode }) => <Root role="alert">{children}</Root>;
