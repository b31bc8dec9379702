import type { ContractPreview, NewContract } from 'contracts/recruiting/contract/contract.endpoints';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ContractPreviewDialog } from './ContractPreviewDialog.tsx';

type OpenPreview = { contract: NewContract; preview: ContractPreview; answer: (contract: object | null) => void };

/** Whoever sends a contract sees what goes out, and sends that and nothing else (docs/product.md SIG-23). */
export const useContractPreview = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [asked, setAsked] = useState<OpenPreview | null>(null);
  const read = async (contract: object) =>
    (await dataProvider.send<ContractPreview>('contracts', { action: 'preview', body: contract as never })).data;

  const ask = async (data: object): Promise<object | null> => {
    const preview = await read(data);
    return new Promise((answer) => setAsked({ contract: data as NewContract, preview, answer }));
  };
  const close = (contract: object | null) => {
    asked?.answer(contract);
    setAsked(null);
  };
  const dialog = asked && (
    <ContractPreviewDialog
      contract={asked.contract}
      preview={asked.preview}
      onCheck={async () => setAsked({ ...asked, preview: await read(asked.contract) })}
      onSend={(sha256) => close({ ...asked.contract, sha256, previewSha256: asked.preview.sha256 })}
      onBack={() => close(null)}
    />
  );
  return { ask, dialog };
};
