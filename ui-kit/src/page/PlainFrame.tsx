import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PreferenceControls } from '#ui-kit/preferences/PreferenceControls.tsx';
import { Wordmark } from './BrandMark.tsx';

const Frame = styled.div({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: 'clamp(20px, 5vw, 48px)',
  padding: 'clamp(20px, 4vw, 40px)',
});
const Main = styled.main({ width: '100%', maxWidth: 620, marginInline: 'auto', alignSelf: 'center' });

/** A page with one thing to say, and one thing to do. */
export const PlainFrame = ({ children }: { children: ReactNode }) => (
  <Frame>
    <header>
      <Wordmark />
    </header>
    <Main>{children}</Main>
    <footer>
      <PreferenceControls />
    </footer>
  </Frame>
);
