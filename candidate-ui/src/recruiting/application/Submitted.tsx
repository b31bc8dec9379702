import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { toneColour } from 'ui-kit/theme/colours';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { Steps } from '#candidate-ui/shared/Steps.tsx';

const Title = styled.h2({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 14px',
  borderRadius: 10,
  color: toneColour.success.ink,
  background: toneColour.success.tint,
});
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const steps = ['seen', 'told', 'follow'] as const;

/** The application is with the company: what happens now, said calmly. */
export const Submitted = ({ company, email }: { company: string; email: string }) => {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <Title ref={title} tabIndex={-1}>
        <Icon name="check" size={22} />
        {t('application.submitted.title')}
      </Title>
      <Steps steps={steps.map((step) => t(`application.submitted.step.${step}`, { company, email }))} />
      <Actions>
        <ActionLink to="/c/interviews/mine">{t('application.submitted.mine')}</ActionLink>
        <ActionLink kind="quiet" to="/c/jobs/open">
          {t('application.submitted.more')}
        </ActionLink>
      </Actions>
    </div>
  );
};
