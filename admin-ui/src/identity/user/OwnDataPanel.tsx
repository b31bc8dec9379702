import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useSend } from 'ui-kit/api/useSend';
import { fetchMyData, myDataName } from 'ui-kit/identity/user/own-data';
import { client } from '#admin-ui/providers/client';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { saveJson } from '#admin-ui/shared/save-file';

/** A copy of what is known of whoever is logged in, as a file (docs/product.md ID-24). */
export const OwnDataPanel = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { attempt, isBusy } = useSend((_wish: object, key: string) => fetchMyData(client, key));
  const save = async () => {
    const { answer, refusal } = await attempt({});
    if (refusal) return notify(`problem.${refusal.code}`, { type: 'error' });
    saveJson(answer, myDataName(new Date()));
    return notify('ownData.done', { type: 'success' });
  };
  return (
    <Panel
      title={t('ownData.title')}
      actions={
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadOutlined />}
          disabled={isBusy}
          onClick={() => void save()}
        >
          {t(`ownData.${isBusy ? 'busy' : 'action'}`)}
        </Button>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {t('ownData.detail')}
      </Typography>
    </Panel>
  );
};
