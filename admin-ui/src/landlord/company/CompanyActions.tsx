import BlockOutlined from '@mui/icons-material/BlockOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import Button from '@mui/material/Button';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReinstateDialog } from './ReinstateDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';

/** Suspends a company, or takes it back. */
export const CompanyActions = ({ record: company }: { record: TenantOverview }) => {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const isOpen = company.state === 'active';
  const Dialog = isOpen ? SuspendDialog : ReinstateDialog;
  return (
    <>
      <Button
        variant={isOpen ? 'outlined' : 'contained'}
        color={isOpen ? 'error' : 'primary'}
        startIcon={isOpen ? <BlockOutlined /> : <LockOpenOutlined />}
        onClick={() => setAsking(true)}
      >
        {t(`resources.companies.${isOpen ? 'suspend' : 'reinstate'}.action`)}
      </Button>
      {isAsking && <Dialog company={company} onClose={() => setAsking(false)} />}
    </>
  );
};
