import './response.words.ts';
import styled from '@emotion/styled';
import type { MyResponse, OpenStep } from 'contracts/recruiting/response/response.views';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { stepPath } from './steps.ts';
import { useDeadline } from './useDeadline.ts';

const Root = styled(Card)({
  display: 'grid',
  gap: 16,
  marginTop: 20,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});
const Item = styled.li({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 16px',
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${colour.line}` },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: colour.inkSoft, fontSize: '0.875rem' },
});

type LineProps = { interviewId: string; step: OpenStep; isNext: boolean };

const Line = ({ interviewId, step, isNext }: LineProps) => {
  const { t } = useTranslation();
  const { id, stepName, expiresAt } = step;
  const deadline = useDeadline(expiresAt);
  return (
    <Item>
      <div>
        <strong>{stepName}</strong>
        <small>{deadline}</small>
      </div>
      <ActionLink
        to={stepPath({ interviewId, id }, undefined)}
        aria-label={t('response.alsoOpen.go', { step: stepName })}
        {...(!isNext && { kind: 'quiet' as const })}
      >
        {t(`response.alsoOpen.${isNext ? 'next' : 'instead'}`)}
      </ActionLink>
    </Item>
  );
};

type Props = { response: MyResponse; isNext: boolean };

/** Other steps of the interview that wait for answers: after this one is over, or in its place. */
export const AlsoOpen = ({ response: { interviewId, alsoOpen }, isNext }: Props) => {
  const { t } = useTranslation();
  if (alsoOpen.length === 0) return null;
  const title = t(`response.alsoOpen.${isNext ? 'nextTitle' : 'title'}`);
  return (
    <Root aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {alsoOpen.map((step) => (
          <Line key={step.id} interviewId={interviewId} step={step} isNext={isNext} />
        ))}
      </ul>
    </Root>
  );
};
