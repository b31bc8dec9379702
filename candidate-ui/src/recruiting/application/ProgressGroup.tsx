import styled from '@emotion/styled';
import type { MyApplicationView } from 'contracts/recruiting/application/application.views';
import type { Progress } from 'contracts/recruiting/interview/interview.statuses';
import { useId } from 'react';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { CardList } from '#candidate-ui/shared/Card';
import { ApplicationCard } from './ApplicationCard.tsx';

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

type Props = { step: Progress; applications: readonly MyApplicationView[] };

/** Applications that stand at one of the three steps. */
export const ProgressGroup = ({ step, applications }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>
        {t(`application.progress.${step}.title`)}
        <Count>{applications.length}</Count>
      </Title>
      {applications.length === 0 ? (
        <Empty>{t(`application.progress.${step}.empty`)}</Empty>
      ) : (
        <CardList>
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </CardList>
      )}
    </Root>
  );
};
