import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';

const Frame = styled.main({ width: '100%', maxWidth: 880, margin: '0 auto', padding: '20px 20px 72px' });
const Home = styled.a({ display: 'inline-flex', marginBottom: 28, color: 'inherit', textDecoration: 'none' });
const Lead = styled.p({ margin: '6px 0 20px', maxWidth: '62ch', color: colour.inkSoft });

/** A page that anybody may open to try their devices. */
export const TestFrame = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <Frame>
      <Home href="/" aria-label={t('shell.homeOf')}>
        <Wordmark />
      </Home>
      <PageTitle title={title} />
      <Lead>{lead}</Lead>
      <Card>{children}</Card>
    </Frame>
  );
};
