import styled from '@emotion/styled';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useTwoFactor } from 'ui-kit/identity/two-factor/useTwoFactor';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { useMe } from '#candidate-ui/identity/session/me';
import { Remark } from '#candidate-ui/identity/session/rows';
import { AccountForm } from '#candidate-ui/identity/user/AccountForm.tsx';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { say } from '#candidate-ui/shared/toasts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';

const Steps = styled.div({ display: 'grid', gap: 16, marginTop: 16 });
const Closed = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginTop: 14 });

/** Whether logins ask for a code, and how to change that. */
export const TwoFactor = () => {
  const { t } = useTranslation();
  const { data: me } = useMe();
  const isOn = me?.hasTwoFactor ?? false;
  const { state, forms, open, close, keepCodes } = useTwoFactor(client, {
    isOn,
    onChanged: (key) => {
      say({ kind: 'success', key });
      cache.expire('me');
    },
  });
  if (!me) return null;
  return (
    <>
      <Remark>{t(isOn ? 'security.twoFactor.isOn' : 'security.twoFactor.isOff')}</Remark>
      {state.step === 'closed' ? (
        <Closed>
          {isOn && <Tag tone="success" label={t('security.twoFactor.on')} />}
          <ActionButton kind="quiet" onClick={open}>
            {t(isOn ? 'security.twoFactor.disable' : 'security.twoFactor.setUp')}
          </ActionButton>
        </Closed>
      ) : (
        <Steps>
          {state.step === 'confirm' && <ScanStep {...state} />}
          {state.step === 'kept' ? (
            <RecoveryCodes codes={state.codes} onKept={keepCodes} />
          ) : (
            <AccountForm key={state.step} form={forms[state.step]} onCancel={close} />
          )}
        </Steps>
      )}
    </>
  );
};
