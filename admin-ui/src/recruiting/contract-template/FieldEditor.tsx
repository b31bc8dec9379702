import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import {
  type ContractFieldKind,
  contractFieldKinds,
  MAX_CONTRACT_PAGES,
} from 'contracts/recruiting/contract/contract.choices';
import type { TemplateField } from 'contracts/recruiting/contract/contract.fields';
import type { ContractTemplateView } from 'contracts/recruiting/contract-template/contract-template.entity';
import { fieldsOf, isPrinted, printedOf } from 'contracts/recruiting/contract-template/contract-template.places';
import { useRef, useState } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { ContractPages } from '#admin-ui/recruiting/contract/ContractPages.tsx';
import { LeaveGuard } from '#admin-ui/shared/form/LeaveGuard.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ChosenField } from './ChosenField.tsx';
import { FieldBox, roleColours } from './FieldBox.tsx';
import { isOnPage, isOutside, newField, pageToKeep } from './fields.ts';
import { OutsideFields } from './OutsideFields.tsx';

const Tools = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 8,
  margin: '0 0 16px',
  padding: '8px 0',
  background: theme.palette.background.paper,
}));
/** One row that is scrolled where there is no room: the page stays in sight. */
const Kinds = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  padding: 3,
  overflowX: 'auto',
  '& > *': { flexShrink: 0 },
  [theme.breakpoints.down('sm')]: { flex: '1 1 100%' },
}));
const Dot = styled('span')({
  flexShrink: 0,
  display: 'inline-block',
  width: 10,
  height: 10,
  marginRight: 8,
  borderRadius: '50%',
});
const Pages = styled('div')({ maxWidth: 820, margin: '0 auto' });

const words = 'resources.contract-templates';
/** What nobody fills in is nobody’s colour. */
const PRINTED = '#374151';
const MAX_UNDONE = 50;

/** Where who fills in what: fields are put on the pages, dragged or moved by keyboard, and saved together. */
export const FieldEditor = ({ record }: { record: ContractTemplateView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const mayChange = useCan()('tenant.contracts.templates.update');
  const { id, name, signers, document, content } = record;
  const isText = document === null;
  const kept = [...fieldsOf(record), ...printedOf(record)];
  const [fields, setFields] = useState<readonly TemplateField[]>(kept);
  const [before, setBefore] = useState<readonly (readonly TemplateField[])[]>([]);
  const [roleId, setRole] = useState(signers[0]?.id ?? '');
  const [chosen, choose] = useState<string | null>(null);
  const [pages, setPages] = useState<number>(document?.pages ?? MAX_CONTRACT_PAGES);
  const root = useRef<HTMLDivElement>(null);
  const begun = useRef(fields);
  const [update, { isPending }] = useUpdate<ContractTemplateView>();
  const isChanged = before.length > 0;

  /** As they are from now on; what was before can be taken back. */
  const put = (next: readonly TemplateField[]) => {
    setBefore((all) => [...all, begun.current].slice(-MAX_UNDONE));
    begun.current = next;
    setFields(next);
  };
  const change = (field: TemplateField, isOver: boolean) => {
    const next = fields.map((one) => (one.id === field.id ? field : one));
    if (isOver) put(next);
    else setFields(next);
  };
  const remove = (fieldId: string) => {
    put(fields.filter((one) => one.id !== fieldId));
    choose(null);
  };
  const undo = () => {
    const last = before.at(-1);
    if (!last) return;
    begun.current = last;
    setFields(last);
    setBefore(before.slice(0, -1));
  };
  /** The page that is seen. */
  const seenPage = (): { page: number; pages: number } => {
    const sheets = [...(root.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
    const middle = window.innerHeight / 2;
    const seen = sheets.findIndex((sheet) => sheet.getBoundingClientRect().bottom > middle);
    return { page: seen < 0 ? Math.max(1, sheets.length) : seen + 1, pages: sheets.length };
  };
  const add = (kind: ContractFieldKind) => {
    const { page, pages } = seenPage();
    const field = newField(kind, { roleId, page: pageToKeep(page, pages, isText), others: fields });
    put([...fields, field]);
    choose(field.id);
  };
  const save = () =>
    update(
      'contract-templates',
      { id, data: { fields: [...fields] }, previousData: record },
      {
        onSuccess: () => {
          setBefore([]);
          notify(`${words}.fieldsSaved`, { type: 'success' });
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  const roleOf = (one: string) => signers.findIndex((signer) => signer.id === one);
  const labelOf = (field: TemplateField) =>
    field.content ||
    `${field.label || t(`${words}.kind.${field.kind}`)} · ${signers[roleOf(field.roleId)]?.name ?? ''}`;
  const chosenField = fields.find((one) => one.id === chosen);

  if (isText && content === '') return <Panel title={t(`${words}.places`)}>{t(`${words}.nothing`)}</Panel>;
  return (
    <Panel title={t(`${words}.places`)}>
      {mayChange && (
        <>
          <p style={{ margin: '0 0 8px' }}>{t(`${words}.placesDetail`)}</p>
          <Tools>
            <TextField
              select
              size="small"
              label={t(`${words}.for`)}
              value={roleId}
              onChange={({ target }) => setRole(target.value)}
              sx={{ minWidth: 160 }}
            >
              {signers.map((signer, index) => (
                <MenuItem key={signer.id} value={signer.id}>
                  <Dot style={{ background: roleColours[index % roleColours.length] }} />
                  {signer.name}
                </MenuItem>
              ))}
            </TextField>
            <Kinds role="group" aria-label={t(`${words}.add`)}>
              {contractFieldKinds.map((kind) => (
                <Button key={kind} size="small" variant="outlined" onClick={() => add(kind)}>
                  {t(`${words}.kind.${kind}`)}
                </Button>
              ))}
            </Kinds>
            <span style={{ flex: 1 }} />
            <Button size="small" startIcon={<Undo />} disabled={!isChanged} onClick={undo}>
              {t(`${words}.undo`)}
            </Button>
            <Button size="small" variant="contained" disabled={!isChanged || isPending} onClick={save}>
              {t(`${words}.save`)}
            </Button>
          </Tools>
          {chosenField && (
            <ChosenField
              key={chosenField.id}
              field={chosenField}
              signers={signers}
              onChange={(field) => change(field, true)}
              onRemove={() => remove(chosenField.id)}
            />
          )}
        </>
      )}
      <OutsideFields
        fields={fields.filter((field) => isOutside(field, pages))}
        labelOf={labelOf}
        {...(mayChange && {
          onMove: (field) => change({ ...field, page: pageToKeep(pages, pages, isText) }, true),
          onRemove: (field) => remove(field.id),
        })}
      />
      <LeaveGuard isAtRisk={isChanged} />
      <Pages ref={root}>
        <ContractPages
          path={`contract-templates/${id}/document`}
          version={document?.sha256 ?? content}
          name={name}
          onPages={setPages}
          over={(page, pages) =>
            fields
              .filter((field) => isOnPage(field, page, pages))
              .map((field) => (
                <FieldBox
                  key={field.id}
                  field={field}
                  colour={(!isPrinted(field) && roleColours[roleOf(field.roleId) % roleColours.length]) || PRINTED}
                  label={labelOf(field)}
                  help={t(`${words}.keys`)}
                  isChosen={field.id === chosen}
                  onChoose={() => choose(field.id)}
                  onChange={mayChange ? change : () => undefined}
                  onRemove={mayChange ? () => remove(field.id) : () => undefined}
                />
              ))
          }
        />
      </Pages>
    </Panel>
  );
};
