import { useSend } from '#candidate-ui/api/useSend';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { Alert } from '#candidate-ui/shared/Alert.tsx';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { say } from '#candidate-ui/shared/toasts';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
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
