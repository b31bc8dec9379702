import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';
import { FactorForm } from './FactorForm.tsx';
import { Remark } from './SecurityRows.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';
import { useTwoFactor } from './useTwoFactor.ts';

/** Whether logins ask for a code, and how to change that. */
export const TwoFactorPanel = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { hasTwoFactor: isOn } = useMe();
  const { disable, readAgain } = useTwoFactor();
  // What was begun goes on, though it is known meanwhile that logins ask for a code.
  const [opened, setOpened] = useState<'setUp' | 'disable' | null>(null);

  const done = (message: string) => {
    notify(message, { type: 'success' });
    setOpened(null);
    void readAgain();
  };
  return (
    <Panel
      title={t('security.twoFactor.title')}
      actions={
        opened === null && (
          <>
            {isOn && <ToneChip tone="success" icon={VerifiedUserOutlined} label={t('security.twoFactor.on')} />}
            <Button size="small" variant="outlined" onClick={() => setOpened(isOn ? 'disable' : 'setUp')}>
              {t(isOn ? 'security.twoFactor.disable' : 'security.twoFactor.setUp')}
            </Button>
          </>
        )
      }
    >
      <Remark style={{ margin: 0 }}>{t(isOn ? 'security.twoFactor.isOn' : 'security.twoFactor.isOff')}</Remark>
      {opened === 'setUp' && (
        <TwoFactorSetup onDone={() => done('security.twoFactor.enabled')} onCancel={() => setOpened(null)} />
      )}
      {opened === 'disable' && (
        <FactorForm
          fields={['password', 'code']}
          submitLabel={t('security.twoFactor.disable')}
          onSubmit={async (typed) => {
            await disable(typed);
            done('security.twoFactor.disabled');
          }}
          onCancel={() => setOpened(null)}
        />
      )}
    </Panel>
  );
};
