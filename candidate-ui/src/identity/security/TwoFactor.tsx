import { useState } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { cache } from '#candidate-ui/api/cache';
import { useMe } from '#candidate-ui/identity/session/me';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { say } from '#candidate-ui/shared/toasts';
import { FactorForm } from './FactorForm.tsx';
import { Remark } from './rows.ts';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';
import { disableTwoFactor } from './two-factor.ts';

/** Whether logins ask for a code, and how to change that. */
export const TwoFactor = () => {
  const { t } = useTranslation();
  const { data: me } = useMe();
  // What was begun goes on, though it is known meanwhile that logins ask for a code.
  const [opened, setOpened] = useState<'setUp' | 'disable' | null>(null);
  const disable = useSend(disableTwoFactor);
  if (!me) return null;

  const done = (key: string) => {
    say({ kind: 'success', key });
    cache.expire('me');
    setOpened(null);
  };
  const isOn = me.hasTwoFactor;
  return (
    <>
      <Remark>{t(isOn ? 'security.twoFactor.isOn' : 'security.twoFactor.isOff')}</Remark>
      {opened === null && (
        <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginTop: 14 }}>
          {isOn && <Tag tone="success" label={t('security.twoFactor.on')} />}
          <ActionButton kind="quiet" onClick={() => setOpened(isOn ? 'disable' : 'setUp')}>
            {t(isOn ? 'security.twoFactor.disable' : 'security.twoFactor.setUp')}
          </ActionButton>
        </p>
      )}
      {opened === 'setUp' && (
        <TwoFactorSetup onDone={() => done('security.twoFactor.enabled')} onCancel={() => setOpened(null)} />
      )}
      {opened === 'disable' && (
        <FactorForm
          fields={['password', 'code']}
          submitLabel={t('security.twoFactor.disable')}
          sending={disable}
          onSubmit={(typed) =>
            void disable.submit(typed).then((answer) => answer && done('security.twoFactor.disabled'))
          }
          onCancel={() => setOpened(null)}
        />
      )}
    </>
  );
};
