import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { InputControl } from './form/controls.ts';

type Props = {
  /** Where it leads, or how that is asked for. */
  path: string | (() => Promise<string>);
  /** Translation keys; by default those of a public page. */
  label?: string;
  title?: string;
  /** Says which one it is, where there are several. */
  ariaLabel?: string;
};

/** Copies an address; where the browser does not let us, shows it to be copied by hand. */
export const CopyLinkButton = (props: Props) => {
  const { path, label = 'common.link.action', title = 'common.link.title', ariaLabel } = props;
  const t = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [shown, show] = useState<string | null>(null);

  const addressOf = async () => new URL(typeof path === 'string' ? path : await path(), window.location.origin).href;
  const copy = async () => {
    setBusy(true);
    try {
      const address = await addressOf();
      await navigator.clipboard.writeText(address).then(
        () => notify('common.link.copied', { type: 'success' }),
        () => show(address),
      );
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LinkIcon />}
        disabled={isBusy}
        onClick={() => void copy()}
        aria-label={ariaLabel}
      >
        {t(label)}
      </Button>
      <ConfirmDialog
        isOpen={shown !== null}
        title={t(title)}
        confirm={t('common.link.open')}
        cancel={t('common.close')}
        onConfirm={() => window.open(shown ?? '', '_blank', 'noopener')}
        onCancel={() => show(null)}
      >
        <InputControl
          readOnly
          aria-label={t(title)}
          value={shown ?? ''}
          onFocus={(event) => event.target.select()}
          autoFocus
        />
      </ConfirmDialog>
    </>
  );
};
