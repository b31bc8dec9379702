import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { InputControl } from './form/controls.ts';

type Props = {
  path: string;
  /** Translation keys; by default those of a public page. */
  label?: string;
  title?: string;
};

/** Copies an address; where the browser does not let us, shows it to be copied by hand. */
export const CopyLinkButton = ({ path, label = 'common.link.action', title = 'common.link.title' }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const [isShown, setShown] = useState(false);
  const address = new URL(path, window.location.origin).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('common.link.copied', { type: 'success' });
    } catch {
      setShown(true);
    }
  };

  return (
    <>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => void copy()}>
        {t(label)}
      </Button>
      <ConfirmDialog
        isOpen={isShown}
        title={t(title)}
        confirm={t('common.link.open')}
        cancel={t('common.close')}
        onConfirm={() => window.open(address, '_blank', 'noopener')}
        onCancel={() => setShown(false)}
      >
        <InputControl
          readOnly
          aria-label={t(title)}
          value={address}
          onFocus={(event) => event.target.select()}
          autoFocus
        />
      </ConfirmDialog>
    </>
  );
};
