import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import type { MailTo } from './mail-to.ts';

/** With the first mail that somebody writes. */
const ComposeDialog = lazyPage(() => import('./ComposeDialog.tsx'), 'ComposeDialog');

type Props = { to: MailTo; onSent?: () => void; label?: string; subject?: string };

/** Opens a mail to candidates, or to those of interviews. */
export const SendMailButton = ({ to, onSent, label, subject = '' }: Props) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Allowed to="tenant.email.outbox.create">
      <Button variant="outlined" startIcon={<SendOutlined />} onClick={() => setOpen(true)}>
        {label ?? t('resources.candidate-mails.compose.action')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ComposeDialog
            to={to}
            subject={subject}
            onClose={() => setOpen(false)}
            onSent={() => {
              setOpen(false);
              onSent?.();
            }}
          />
        </Suspense>
      )}
    </Allowed>
  );
};

/** The same for the ticked rows of a list. */
export const BulkMailButton = ({ of }: { of: keyof MailTo }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  return <SendMailButton to={{ [of]: selectedIds } as MailTo} onSent={onUnselectItems} />;
};
