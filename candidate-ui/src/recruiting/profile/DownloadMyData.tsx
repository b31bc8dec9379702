import './profile.words.ts';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { say } from '#candidate-ui/shared/toasts';
import { DataRow } from './DataRow.ts';
import { downloadMyData } from './my-data.ts';

export const DownloadMyData = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { submit, refusal, isBusy } = useSend(downloadMyData);
  const download = async () => {
    if (!isBusy && (await submit({}))) say({ kind: 'success', key: 'profile.data.downloaded' });
  };
  return (
    <DataRow>
      <h3>{t('profile.data.download.title')}</h3>
      <p>{t('profile.data.download.detail')}</p>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <ActionButton kind="quiet" disabled={isBusy} onClick={() => void download()}>
        <Icon name="download" size={18} />
        {t(isBusy ? 'profile.data.download.busy' : 'profile.data.download.action')}
      </ActionButton>
    </DataRow>
  );
};
