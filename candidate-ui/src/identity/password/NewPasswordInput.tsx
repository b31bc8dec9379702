import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'contracts/identity/password/password.limits';
import '#candidate-ui/identity/registration/registration.words';
import styled from '@emotion/styled';
import { useState } from 'react';
import { PasswordInput } from 'ui-kit/form/PasswordInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { toneColour } from 'ui-kit/theme/colours';
import { Icon } from '#candidate-ui/shared/Icon.tsx';

const Rule = styled.span({ display: 'inline-flex', alignItems: 'center', gap: 4 });

/** A password that somebody chooses, with the rule beneath it. */
export const NewPasswordInput = ({ label, ...props }: { faults: string[]; label?: string; autoFocus?: boolean }) => {
  const { t } = useTranslation();
  const [isLongEnough, setLongEnough] = useState(false);
  return (
    <PasswordInput
      {...props}
      label={label ?? t('password.new')}
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
