import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { isFilledBySigning, MAX_FIELD_LABEL } from 'contracts/recruiting/contract/contract.choices';
import type { TemplateField } from 'contracts/recruiting/contract/contract.fields';
import type { TemplateSigner } from 'contracts/recruiting/contract-template/contract-template.entity';
import { isPrinted } from 'contracts/recruiting/contract-template/contract-template.places';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PrintedContent } from './PrintedContent.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 16 });
const words = 'resources.contract-templates';

type Props = {
  field: TemplateField;
  signers: readonly TemplateSigner[];
  onChange: (field: TemplateField) => void;
  onRemove: () => void;
};

/** What is said of the field that is chosen: whose it is, what it is called, whether it must be filled in, or what stands there instead. */
export const ChosenField = ({ field, signers, onChange, onRemove }: Props) => {
  const t = useTranslate();
  const [label, setLabel] = useState(field.label);
  const isAsked = !isPrinted(field);
  const mayBeOptional = isAsked && field.kind !== 'signature' && !isFilledBySigning(field.kind);
  return (
    <Row>
      <TextField
        size="small"
        label={t(`${words}.label`)}
        value={label}
        slotProps={{ htmlInput: { maxLength: MAX_FIELD_LABEL } }}
        onChange={({ target }) => setLabel(target.value)}
        onBlur={() => label !== field.label && onChange({ ...field, label: label.trim() })}
      />
      {isAsked && (
        <TextField
          select
          size="small"
          label={t(`${words}.for`)}
          value={field.roleId}
          sx={{ minWidth: 140 }}
          onChange={({ target }) => onChange({ ...field, roleId: target.value })}
        >
          {signers.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {mayBeOptional && (
        <FormControlLabel
          control={
            <Checkbox
              checked={field.isRequired}
              onChange={({ target }) => onChange({ ...field, isRequired: target.checked })}
            />
          }
          label={t(`${words}.required`)}
        />
      )}
      <Button size="small" color="error" startIcon={<DeleteOutline />} onClick={onRemove}>
        {t(`${words}.removeField`)}
      </Button>
      {field.kind === 'text' && (
        <PrintedContent content={field.content ?? ''} onChange={(content) => onChange({ ...field, content })} />
      )}
    </Row>
  );
};
