import Button from '@mui/material/Button';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import type { ContractSigner, SignerProgress } from 'contracts/recruiting/contract/contract.fields';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { CodeDialog } from './CodeDialog.tsx';
import { ForwardDialog } from './ForwardDialog.tsx';

type Props = { record: ContractView; signer: ContractSigner; progress: SignerProgress };
const WORDS = 'resources.contracts';

/** What is done for one who has not signed yet: their link again, a code of their own, somebody else in their place. */
export const SignerActions = ({ record, signer, progress: { status, isCodeAwaited } }: Props) => {
  const t = useTranslate();
  const [asked, ask] = useState<'forward' | 'code' | null>(null);
  const { mutate, isPending } = useSend({ resource: 'contracts', success: `${WORDS}.remind.oneDone` });
  const labelled = (word: string) => ({ 'aria-label': `${t(`${WORDS}.${word}`)}: ${signer.name}` });
  const dialog = { record, signer, onClose: () => ask(null) };
  return (
    <Allowed to="tenant.contracts.update">
      {isCodeAwaited && (
        <Button size="small" {...labelled('code.action')} onClick={() => ask('code')}>
          {t(`${WORDS}.code.action`)}
        </Button>
      )}
      {status !== 'waiting' && (
        <Button
          size="small"
          disabled={isPending}
          {...labelled('remind.one')}
          onClick={() => mutate({ id: record.id, action: 'remind', body: { signerId: signer.id } })}
        >
          {t(`${WORDS}.remind.one`)}
        </Button>
      )}
      <Button size="small" {...labelled('forward.action')} onClick={() => ask('forward')}>
        {t(`${WORDS}.forward.action`)}
      </Button>
      {asked === 'forward' && <ForwardDialog {...dialog} />}
      {asked === 'code' && <CodeDialog {...dialog} />}
    </Allowed>
  );
};
