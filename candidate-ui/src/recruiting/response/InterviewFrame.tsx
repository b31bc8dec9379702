import './response.words.ts';
import styled from '@emotion/styled';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { colour } from 'ui-kit/theme/colours';
import { OfflineBar } from '#candidate-ui/layout/OfflineBar.tsx';

const Frame = styled.div({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
const Header = styled.header({ background: colour.surface, borderBottom: `1px solid ${colour.line}` });
const Bar = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  maxWidth: 880,
  minHeight: 60,
  margin: '0 auto',
  padding: '8px 20px',
});
const What = styled.p({
  flex: 1,
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: colour.inkSoft,
  '& strong': {
    display: 'block',
    color: colour.ink,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const Home = styled(Link)({
  display: 'flex',
  color: 'inherit',
  textDecoration: 'none',
  '@media (max-width: 559px)': { display: 'none' },
});
const Leave = styled(Link)({ flexShrink: 0, fontSize: '0.875rem', fontWeight: 560 });
const Main = styled.main({ flex: 1, width: '100%', maxWidth: 880, margin: '0 auto', padding: '24px 20px 72px' });

/** An interview and nothing beside it. */
export const InterviewFrame = ({ response, children }: { response?: MyResponse | undefined; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <Frame>
      <Header>
        <Bar>
          <Home to="/c" aria-label={t('shell.homeOf')}>
            <Wordmark />
          </Home>
          <What>
            {response && (
              <>
                <strong>{response.title}</strong>
                {response.companyName}
                {response.alsoOpen.length > 0 && ` · ${response.stepName}`}
              </>
            )}
          </What>
          <Leave to="/c/interviews/mine">{t('response.leave')}</Leave>
        </Bar>
        <OfflineBar />
      </Header>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
};
