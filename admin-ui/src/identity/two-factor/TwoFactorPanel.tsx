import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useTwoFactor } from 'ui-kit/identity/two-factor/useTwoFactor';
import { Remark } from '#admin-ui/identity/session/SecurityRows.tsx';
import { AccountForm } from '#admin-ui/identity/user/AccountForm.tsx';
import { client } from '#admin-ui/providers/client';
import { useMe } from '#admin-ui/providers/me.tsx';
import { meKey } from '#admin-ui/providers/queryClient';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';

const Steps = styled('div')({ display: 'grid', gap: 16 });

/** Whether logins ask for a code, and how to change that. */
export const TwoFactorPanel = () => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { hasTwoFactor: isOn } = useMe();
  const { state, forms, open, close, keepCodes } = useTwoFactor(client, {
    isOn,
    onChanged: (message) => {
      notify(message, { type: 'success' });
      void queries.invalidateQueries({ queryKey: meKey });
    },
  });
  return (
    <Panel
      title={t('security.twoFactor.title')}
      actions={
        state.step === 'closed' && (
          <>
            {isOn && <ToneChip tone="success" icon={VerifiedUserOutlined} label={t('security.twoFactor.on')} />}
            <Button size="small" variant="outlined" onClick={open}>
              {t(isOn ? 'security.twoFactor.disable' : 'security.twoFactor.setUp')}
            </Button>
          </>
        )
      }
    >
      <Remark>{t(isOn ? 'security.twoFactor.isOn' : 'security.twoFactor.isOff')}</Remark>
      {state.step !== 'closed' && (
        <Steps>
          {state.step === 'confirm' && <ScanStep {...state} />}
          {state.step === 'kept' ? (
            <RecoveryCodes codes={state.codes} onKept={keepCodes} />
          ) : (
            <AccountForm key={state.step} form={forms[state.step]} onCancel={close} />
          )}
        </Steps>
      )}
    </Panel>
  );
};
