import styled from '@emotion/styled';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'contracts/identity/session/session.limits';
import { useState } from 'react';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { PasswordInput } from '#candidate-ui/shared/PasswordInput.tsx';
import { toneColour } from '#candidate-ui/theme/colours';

const Rule = styled.span({ display: 'inline-flex', alignItems: 'center', gap: 4 });

/** A password that somebody chooses, with the rule beneath it. */
export const NewPasswordInput = (props: { faults: string[]; autoFocus?: boolean }) => {
  const { t } = useTranslation();
  const [isLongEnough, setLongEnough] = useState(false);
  return (
    <PasswordInput
      {...props}
      label={t('password.new')}
      name="password"
      autoComplete="new-password"
      maxLength={MAX_PASSWORD_LENGTH}
      required
      onChange={(event) => setLongEnough(event.target.value.length >= MIN_PASSWORD_LENGTH)}
      hint={
        <Rule style={isLongEnough ? { color: toneColour.success.ink } : {}}>
          {isLongEnough && <Icon name="check" size={15} />}
          {t('registration.passwordRule', { count: MIN_PASSWORD_LENGTH })}
        </Rule>
      }
    />
  );
};
