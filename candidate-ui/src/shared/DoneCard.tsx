import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { toneColour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { Icon } from '#candidate-ui/shared/Icon.tsx';

const Done = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginBottom: 20,
  borderRadius: 999,
  color: toneColour.success.ink,
  background: toneColour.success.tint,
});

/** Something was done, and that is good. */
export const DoneCard = ({ children }: { children: ReactNode }) => (
  <Card>
    <Done>
      <Icon name="check" size={26} />
    </Done>
    {children}
  </Card>
);
