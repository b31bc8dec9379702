import DevicesOther from '@mui/icons-material/DevicesOther';
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import Login from '@mui/icons-material/Login';
import { useTranslate } from 'react-admin';
import { signInFacts, signInKind } from 'ui-kit/identity/session/session-words';
import { readSignIns } from 'ui-kit/identity/session/sessions';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { Remark, SecurityRows, What } from './SecurityRows.tsx';
import { useAccountQuery } from './useAccountQuery.ts';

const icons = { success: Login, newDevice: DevicesOther, failure: GppMaybeOutlined };

/** Who logged in to my account, and who tried. */
export const SignInsPanel = () => {
  const t = useTranslate();
  const { data: signIns, error, refetch } = useAccountQuery('sign-ins', readSignIns);
  return (
    <Panel title={t('security.signIns.title')}>
      {error && !signIns && <Failure error={error} onRetry={() => void refetch()} />}
      {signIns && <Remark>{t(signIns.length > 0 ? 'security.signIns.advice' : 'security.signIns.empty')}</Remark>}
      {signIns && signIns.length > 0 && (
        <SecurityRows>
          {signIns.map((signIn) => {
            const { kind, tone } = signInKind(signIn);
            return (
              <li key={signIn.id}>
                <What>
                  <p>
                    <When at={signIn.at} withTime />
                  </p>
                  <p>{signInFacts(t, signIn)}</p>
                </What>
                <ToneChip tone={tone} icon={icons[kind]} label={t(`security.signIns.${kind}`)} />
              </li>
            );
          })}
        </SecurityRows>
      )}
    </Panel>
  );
};
