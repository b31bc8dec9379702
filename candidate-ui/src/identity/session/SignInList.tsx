import { formatDateTime } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { signInFacts, signInKind } from 'ui-kit/identity/session/session-words';
import { readSignIns } from 'ui-kit/identity/session/sessions';
import { useLocale } from 'ui-kit/preferences/preferences';
import { client } from '#candidate-ui/api/client';
import { useQuery } from '#candidate-ui/api/useQuery';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { Remark, Rows, What } from './rows.ts';

export const SignInList = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: signIns, error, reload } = useQuery('my-sign-ins', () => readSignIns(client));
  if (!signIns) return error ? <Failure error={error} onRetry={reload} /> : null;
  if (signIns.length === 0) return <Remark>{t('security.signIns.empty')}</Remark>;
  return (
    <>
      <Remark>{t('security.signIns.advice')}</Remark>
      <Rows>
        {signIns.map((signIn) => {
          const { kind, tone } = signInKind(signIn);
          return (
            <li key={signIn.id}>
              <What>
                <p>{formatDateTime(signIn.at, locale)}</p>
                <p>{signInFacts(t, signIn)}</p>
              </What>
              <Tag tone={tone} label={t(`security.signIns.${kind}`)} />
            </li>
          );
        })}
      </Rows>
    </>
  );
};
