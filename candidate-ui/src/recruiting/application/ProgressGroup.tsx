import styled from '@emotion/styled';
import type { Progress } from 'contracts/recruiting/interview/interview.statuses';
import { useId } from 'react';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { CardList } from '#candidate-ui/shared/Card';
import { ApplicationCard } from './ApplicationCard.tsx';
import type { MyInterview } from './applications.ts';

const Root = styled.section({ '& + &': { marginTop: 36 } });
const Title = styled.h2({ display: 'flex', alignItems: 'center', gap: 10, marginBottom: 12 });
const Count = styled.span({
  minWidth: 26,
  padding: '1px 8px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textAlign: 'center',
  letterSpacing: 0,
  color: colour.inkSoft,
  background: colour.line,
});
const Empty = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });

type Props = { step: Progress; interviews: readonly MyInterview[] };

/** Applications and invitations that stand at one of the three steps. */
export const ProgressGroup = ({ step, interviews }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>
        {t(`application.progress.${step}.title`)}
        <Count>{interviews.length}</Count>
      </Title>
      {interviews.length === 0 ? (
        <Empty>{t(`application.progress.${step}.empty`)}</Empty>
      ) : (
        <CardList>
          {interviews.map((interview) => (
            <ApplicationCard key={interview.id} interview={interview} />
          ))}
        </CardList>
      )}
    </Root>
  );
};
