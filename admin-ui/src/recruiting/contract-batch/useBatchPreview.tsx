import type { ContractBatchPreview } from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { BatchPreviewDialog } from './BatchPreviewDialog.tsx';

type OpenPreview = { batch: object; preview: ContractBatchPreview; answer: (batch: object | null) => void };

/** Whoever sends to many sees before how many get a contract, who does not and why, and the document (docs/product.md SIG-26). */
export const useBatchPreview = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [asked, setAsked] = useState<OpenPreview | null>(null);

  const ask = async (batch: object): Promise<object | null> => {
    const command = { action: 'preview', body: batch as never };
    const { data: preview } = await dataProvider.send<ContractBatchPreview>('contract-batches', command);
    return new Promise((answer) => setAsked({ batch, preview, answer }));
  };
  const close = (batch: object | null) => {
    asked?.answer(batch);
    setAsked(null);
  };
  const dialog = asked && (
    <BatchPreviewDialog
      batch={asked.batch}
      preview={asked.preview}
      onSend={() => close({ ...asked.batch, templateSha256: asked.preview.templateSha256 })}
      onBack={() => close(null)}
    />
  );
  return { ask, dialog };
};
