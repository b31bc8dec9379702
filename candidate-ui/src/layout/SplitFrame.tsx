import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { PreferenceControls } from 'ui-kit/preferences/PreferenceControls.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Scene } from './Scene.tsx';

const Frame = styled.div({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(480px, 5fr) 7fr' },
});
const Side = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: 'clamp(20px, 4vw, 40px)',
  background: colour.surface,
});
const Main = styled.main({ alignSelf: 'center', width: '100%', maxWidth: 400, margin: '40px auto' });

type Props = { scene: 'staff' | 'candidate'; children: ReactNode };

/** The pages on which one comes in: a form, and beside it what it is good for. */
export const SplitFrame = ({ scene, children }: Props) => (
  <Frame>
    <Side>
      <header>
        <Wordmark />
      </header>
      <Main>{children}</Main>
      <footer>
        <PreferenceControls />
      </footer>
    </Side>
    <Scene of={scene} />
  </Frame>
);
