import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ContractTemplateView } from 'contracts/recruiting/contract-template/contract-template.entity';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { FileButton } from '#admin-ui/shared/FileButton.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const words = 'resources.contract-templates.pdf';

/** Takes the pages of a PDF in the place of the text. */
const PdfButton = ({ record: { id, document } }: { record: ContractTemplateView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const { mutate } = useSend({ resource: 'contract-templates', success: `${words}.removed` });
  const upload = async (file: File) => {
    setBusy(true);
    try {
      await dataProvider.upload(`contract-templates/${id}/pdf`, new Blob([file], { type: 'application/pdf' }));
      notify(`${words}.done`, { type: 'success' });
      await queries.invalidateQueries();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FileButton
        button={{ variant: 'outlined' }}
        accept="application/pdf,.pdf"
        inputLabel={t(`${words}.upload`)}
        label={t(`${words}.${document ? 'replace' : 'upload'}`)}
        busyLabel={t(`${words}.busy`)}
        isBusy={isBusy}
        onFile={(file) => void upload(file)}
      />
      {document && (
        <Button onClick={() => mutate({ id, action: 'remove-pdf', body: {} })}>{t(`${words}.remove`)}</Button>
      )}
    </>
  );
};

export const TemplateActions = ({ record }: { record: ContractTemplateView }) => {
  const t = useTranslate();
  return (
    <>
      <Allowed to="tenant.contracts.templates.update">
        <PdfButton record={record} />
      </Allowed>
      <Allowed to="tenant.contracts.create">
        <Button variant="contained" component={Link} to={`/recruiting/contracts/create?templateId=${record.id}`}>
          {t('resources.contract-templates.send')}
        </Button>
      </Allowed>
    </>
  );
};
