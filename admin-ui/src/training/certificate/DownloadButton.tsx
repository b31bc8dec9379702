import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { client } from '#admin-ui/providers/client';
import { saveFile } from '#admin-ui/shared/save-file';

type Props = {
  /** Of the API, up to the certificate. */
  path: string;
  /** Of the program. */
  name: string;
  variant?: 'contained' | 'outlined';
  size?: 'small' | 'medium';
};

/** Saves a certificate as a PDF, in the language of whoever asks. */
export const DownloadButton = ({ path, name, variant = 'outlined', size = 'medium' }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const { mutate, isPending } = useMutation<void, Error>({
    mutationFn: async () => {
      const { data } = await client.request('POST', `${path}/document`, { body: { locale } });
      saveFile(data as Blob, `${t('training.certificate.file', { name })}.pdf`);
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <Button
      variant={variant}
      size={size}
      startIcon={<Download />}
      disabled={isPending}
      onClick={() => mutate()}
      aria-label={`${t('training.certificate.download')}: ${name}`}
    >
      {t('training.certificate.download')}
    </Button>
  );
};
