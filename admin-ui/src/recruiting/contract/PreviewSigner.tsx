import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ContractPreview } from 'contracts/recruiting/contract/contract.endpoints';
import { useTranslate } from 'react-admin';

const words = 'resources.contracts.preview';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 0',
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

type Props = { preview: ContractPreview; at: number; onChange: (at: number) => void };

/** Through whose eyes the document is looked at, one signer after the other. */
export const PreviewSigner = ({ preview, at, onChange }: Props) => {
  const t = useTranslate();
  const { signers, fields, isOrdered } = preview;
  const signer = signers[at];
  if (!signer) return null;
  const count = fields.filter(({ roleId }) => roleId === signer.roleId).length;
  const place = { number: at + 1, of: signers.length };
  return (
    <Row role="group" aria-label={t(`${words}.signers`)}>
      <IconButton aria-label={t(`${words}.before`)} disabled={at === 0} onClick={() => onChange(at - 1)}>
        <ChevronLeft />
      </IconButton>
      <div aria-live="polite">
        <strong>{signer.name}</strong> · {signer.role}
        <small>{signer.email}</small>
        <small>
          {t(`${words}.${isOrdered ? 'inOrder' : 'atOnce'}`, place)} · {t(`${words}.fields`, { smart_count: count })}
          {signer.hasCode && ` · ${t(`${words}.code`)}`}
        </small>
      </div>
      <IconButton
        aria-label={t(`${words}.after`)}
        disabled={at === signers.length - 1}
        onClick={() => onChange(at + 1)}
      >
        <ChevronRight />
      </IconButton>
    </Row>
  );
};
