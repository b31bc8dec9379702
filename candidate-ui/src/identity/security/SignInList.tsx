import { formatDateTime } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { deviceName, kindOf } from 'ui-kit/identity/security/security-words';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { Remark, Rows, What } from './rows.ts';
import { useSignIns } from './security.ts';

export const SignInList = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: signIns, error, reload } = useSignIns();
  if (!signIns) return error ? <Failure error={error} onRetry={reload} /> : null;
  if (signIns.length === 0) return <Remark>{t('security.signIns.empty')}</Remark>;
  return (
    <>
      <Remark>{t('security.signIns.advice')}</Remark>
      <Rows>
        {signIns.map((signIn) => {
          const { kind, tone } = kindOf(signIn);
          const address = signIn.ip ? [t('security.address', { ip: signIn.ip })] : [];
          return (
            <li key={signIn.id}>
              <What>
                <p>{formatDateTime(signIn.at, locale)}</p>
                <p>{[deviceName(t, signIn), ...address].join(' · ')}</p>
              </What>
              <Tag tone={tone} label={t(`security.signIns.${kind}`)} />
            </li>
          );
        })}
      </Rows>
    </>
  );
};
