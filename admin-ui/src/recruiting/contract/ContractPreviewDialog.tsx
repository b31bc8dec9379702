import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { MAX_CONTRACT_PAGES } from 'contracts/recruiting/contract/contract.choices';
import type { ContractPreview, NewContract } from 'contracts/recruiting/contract/contract.endpoints';
import type { TemplateField } from 'contracts/recruiting/contract/contract.fields';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { sha256Of } from 'ui-kit/upload/sha256';
import { useIsPhone } from '#admin-ui/layout/useIsPhone';
import { roleColours } from '#admin-ui/recruiting/contract-template/FieldBox.tsx';
import { isOnPage, isOutside } from '#admin-ui/recruiting/contract-template/fields';
import { OutsideFields } from '#admin-ui/recruiting/contract-template/OutsideFields.tsx';
import { ContractPages } from './ContractPages.tsx';
import { MissingTags } from './MissingTags.tsx';
import { PreviewFacts } from './PreviewFacts.tsx';
import { PreviewSigner } from './PreviewSigner.tsx';

const words = 'resources.contracts.preview';

const Mark = styled('span')({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  padding: '0 4px',
  border: '1.5px solid currentColor',
  borderRadius: 3,
  fontSize: 'clamp(7px, 1.6vw, 12px)',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

/** Signers' places that belong to others are there without colour: each fills in their own alone. */
const OTHERS = '#57606a';

type Props = {
  contract: NewContract;
  preview: ContractPreview;
  /** Asks again what it says now. */
  onCheck: () => Promise<void>;
  onSend: (sha256: string) => void;
  onBack: () => void;
};

/** What would be sent: the very document, with the places of each signer, and what goes with it. */
export const ContractPreviewDialog = ({ contract, preview, onCheck, onSend, onBack }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const id = useId();
  const isPhone = useIsPhone();
  const [at, setAt] = useState(0);
  const [round, setRound] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const [sha256, setSha256] = useState<string | null>(null);
  const { title, missing, signers, fields } = preview;
  const [pages, setPages] = useState<number>(MAX_CONTRACT_PAGES);
  const roleId = signers[at]?.roleId;
  const outside = fields.filter((field) => isOutside(field, pages));
  const labelOf = (field: TemplateField) => field.label || t(`resources.contract-templates.kind.${field.kind}`);

  const check = async () => {
    setChecking(true);
    setSha256(null);
    try {
      await onCheck();
      setRound((before) => before + 1);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setChecking(false);
    }
  };
  const markOf = (field: TemplateField) => {
    const index = signers.findIndex((one) => one.roleId === field.roleId);
    const isTheirs = field.roleId === roleId;
    const colour = isTheirs ? (roleColours[index % roleColours.length] ?? OTHERS) : OTHERS;
    const percent = (value: number) => `${value * 100}%`;
    return (
      <Mark
        key={field.id}
        data-field={field.kind}
        data-theirs={isTheirs || undefined}
        style={{
          ...{
            left: percent(field.x),
            top: percent(field.y),
            width: percent(field.width),
            height: percent(field.height),
          },
          ...{
            color: colour,
            background: `${colour}${isTheirs ? '1f' : '0a'}`,
            borderStyle: isTheirs ? 'solid' : 'dashed',
          },
        }}
      >
        {labelOf(field)}
        {!isTheirs && ` · ${signers[index]?.name ?? ''}`}
      </Mark>
    );
  };

  return (
    <Dialog open onClose={onBack} fullWidth fullScreen={isPhone} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {t(`${words}.title`, { name: title })}
      </DialogTitle>
      <DialogContent dividers>
        <MissingTags contract={contract} missing={missing} isBusy={isChecking} onCheck={() => void check()} />
        <OutsideFields fields={outside} labelOf={labelOf} />
        <PreviewSigner preview={preview} at={at} onChange={setAt} />
        <PreviewFacts {...preview} />
        <ContractPages
          key={round}
          path="contracts/preview-document"
          body={contract}
          version={`${round}`}
          name={title}
          onPages={setPages}
          onBytes={(bytes) => void sha256Of(new Blob([bytes]), new AbortController().signal).then(setSha256)}
          over={(page, pages) => fields.filter((field) => isOnPage(field, page, pages)).map(markOf)}
        />
        {sha256 && missing.length === 0 && (
          <p style={{ margin: '16px 0 0', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
            {t(`${words}.sha256`, { sha256 })}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onBack}>
          {t(`${words}.back`)}
        </Button>
        <Button
          variant="contained"
          disabled={sha256 === null || missing.length > 0 || outside.length > 0}
          onClick={() => sha256 !== null && onSend(sha256)}
        >
          {t(`${words}.send`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
